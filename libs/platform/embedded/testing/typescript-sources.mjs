import { registerHooks } from 'node:module';

// Lets a plain Node process of a test run the TypeScript sources, whose imports name the compiled `.js` files.
registerHooks({
  resolve(specifier, context, next) {
    const ownSource = specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.endsWith('.ts');
    return next(ownSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
