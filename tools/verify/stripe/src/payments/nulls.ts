/** The words of a text that are separated by spaces. */
type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** Returns fields of an object of Stripe that are always null here. @param names separated by spaces. */
export function nulls<const Text extends string>(names: Text): Record<Words<Text>, null> {
  return Object.fromEntries(names.split(' ').map((name) => [name, null])) as Record<Words<Text>, null>;
}
