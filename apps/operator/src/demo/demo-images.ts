/** Returns the public address of a demo image. The API draws it, so that the demo needs no other server. */
export type DemoImage = (name: string) => string;

/** @param baseUrl public address of the API, without a trailing slash. */
export function demoImages(baseUrl: string): DemoImage {
  return (name) => `${baseUrl}/demo-images/${name}.svg`;
}
