/** The public address of a picture of the demo company; the API draws it, so that the demo needs no other server. */
export type DemoImage = (name: string) => string;

/** @param baseUrl the public address of the API, without a slash at its end. */
export function demoImages(baseUrl: string): DemoImage {
  return (name) => `${baseUrl}/demo-images/${name}.svg`;
}
