<?php

// Looks for types that the PHP client names and that do not exist. Arguments: the folder of the package.

declare(strict_types=1);

require "$argv[1]/autoload.php";

/** Names of the types that a comment declares or imports. */
function declared(ReflectionClass $class, string $tag): array
{
    preg_match_all("/@phpstan-$tag (\w+)/", (string) $class->getDocComment(), $found);
    return $found[1];
}

/** Names of a comment or type that begin with a capital letter. */
function named(string $text): array
{
    preg_match_all('/(?<![\w\\\\$\'])[A-Z]\w+/', preg_replace("/'(?:\\\\.|[^'\\\\])*'/", '', $text), $found);
    return $found[0];
}

$types = declared(new ReflectionClass(Partner\Types::class), 'type');
[$missing, $methods] = [[], 0];
preg_match_all('/@phpstan-type (\w+) (.*)/', (string) (new ReflectionClass(Partner\Types::class))->getDocComment(), $all);
foreach ($all[2] as $index => $text) {
    foreach (array_diff(named(preg_replace('/\w+\??: /', '', $text)), $types) as $name) {
        $missing[] = "{$all[1][$index]}: $name";
    }
}
foreach (get_declared_classes() as $name) {
    $class = new ReflectionClass($name);
    if ($class->getNamespaceName() !== 'Partner') {
        continue;
    }
    $known = declared($class, 'import-type');
    foreach (array_diff($known, $types) as $type) {
        $missing[] = "$name imports $type";
    }
    foreach ($class->getMethods() as $method) {
        if ($method->class !== $name) {
            continue;
        }
        $methods++;
        preg_match_all('/@(?:param|return) (\S+)/', (string) $method->getDocComment(), $tags);
        foreach (named(implode(' ', $tags[1])) as $type) {
            if (!in_array($type, [...$known, 'T'], true) && !class_exists("Partner\\$type") && !interface_exists("Partner\\$type")) {
                $missing[] = "$name::$method->name: $type";
            }
        }
        foreach ([$method->getReturnType(), ...array_map(fn ($one) => $one->getType(), $method->getParameters())] as $type) {
            foreach ($type === null ? [] : named(str_replace('Partner\\', '', (string) $type)) as $one) {
                if (!class_exists("Partner\\$one") && !interface_exists("Partner\\$one") && !class_exists($one)) {
                    $missing[] = "$name::$method->name: $one";
                }
            }
        }
    }
}
echo json_encode(['missing' => $missing, 'methods' => $methods]);
