type Regra = readonly [nome: string, padrao: RegExp]

// In order: the derived ones name themselves besides the one they derive from.
const navegadores: readonly Regra[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

const sistemas: readonly Regra[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

const achar = (regras: readonly Regra[], agente: string): string | undefined =>
  regras.find(([, padrao]) => padrao.test(agente))?.[0]

/** A browser and its system in words, for a person to recognise: "Chrome no Windows". */
export function aparelhoDe(agente: string): string {
  const navegador = achar(navegadores, agente)
  const sistema = achar(sistemas, agente)
  if (navegador && sistema) return `${navegador} no ${sistema}`
  return navegador ?? sistema ?? 'Aparelho desconhecido'
}
