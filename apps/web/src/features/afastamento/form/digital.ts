/** SHA-256 of a file in hexadecimal: knows it again before it is sent. Null where the browser cannot work it out. */
export async function digitalDe(arquivo: Blob): Promise<string | null> {
  // Only pages that came by HTTPS, or from this machine, have it.
  if (!globalThis.crypto.subtle) return null
  const resumo = await crypto.subtle.digest('SHA-256', await arquivo.arrayBuffer())
  return Array.from(new Uint8Array(resumo), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
