/**
 * What the page may load and run: its own files, and nothing that stands in the markup. React sets styles through the DOM,
 * which this allows; a `style` attribute or a script in a text that got into the page would stay dead. What bots have learned is summed up in
 * WebAssembly, which needs a word of its own and lets no text become a script.
 */
const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

const written = (policy: Readonly<Record<string, string>>): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');

/** For a `meta` element, where the page is hosted as plain files. Who may frame it can only be said in a header. */
export const contentPolicy = written(POLICY);

/** What every answer of a server says about itself. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': written({ ...POLICY, 'frame-ancestors': "'none'" }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
