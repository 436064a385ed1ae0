/** Calls a function that has no side effects once for each text: many cases of a suite differ in something else. */
export function remember<Value, More extends readonly unknown[]>(
  compute: (text: string, ...more: More) => Value,
): (text: string, ...more: More) => Value {
  const values = new Map<string, Value>();
  return (text, ...more) => {
    const key = JSON.stringify([text, ...more]);
    const value = values.has(key) ? (values.get(key) as Value) : compute(text, ...more);
    values.set(key, value);
    return value;
  };
}
