document.title = 'Developer portal';
