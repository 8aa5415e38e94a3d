<?php

declare(strict_types=1);

// For projects without Composer, such as a plugin of WordPress.
foreach (['Errors', 'Limiter', 'Transport', 'Results', 'Types', 'Resources', 'Client', 'Webhook'] as $file) {
    require_once __DIR__ . "/src/$file.php";
}
