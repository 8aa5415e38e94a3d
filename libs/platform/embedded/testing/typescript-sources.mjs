import { registerHooks } from 'node:module';

// Lets a plain Node process of a test run the TypeScript sources: their imports name the `.js` file that the build
// makes.
registerHooks({
  resolve(specifier, context, next) {
    const ownSource = specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.endsWith('.ts');
    return next(ownSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
