import { cpfDe } from '../../e2e/pessoas.ts'
import type { Draw } from './draw.ts'

// Texts as people and programs send them: of each kind one that a schema of that kind takes.

const NAMES = [
  'Maria',
  'José',
  'Antônia',
  'Conceição',
  'João',
  'D’Ávila',
  'Núbia',
  'Müller',
  'Ações',
  'Çağla',
]
const WORDS = [
  'limpeza',
  'posto',
  'férias',
  'exame',
  'não compareceu',
  'às 22h',
  'R$ 1.412,00',
  '100%',
  '“aspas”',
  '<b>negrito</b>',
  '=1+1',
  '@fulano',
  "d'água",
  '😀',
  '\t',
  '\n\nlinha',
  'ﬁm',
  'a\u0301',
]
const DAY_MS = 86_400_000

/** Days around today, the near ones most often, and now and then one at the ends of the calendar. */
function day(draw: Draw, now: number): string {
  if (draw.chance(0.03)) return draw.pick(['1900-01-01', '2199-12-31', '2024-02-29', '2026-12-31'])
  const span = draw.pick([10, 60, 400, 4000])
  return new Date(now + draw.between(-span, span) * DAY_MS).toISOString().slice(0, 10)
}

const number = (draw: Draw, length: number): string => Array.from({ length }, () => draw.below(10)).join('')
const hour = (draw: Draw): string =>
  `${String(draw.below(24)).padStart(2, '0')}:${draw.pick(['00', '15', '30', '45', '59'])}`

/** Sums of CNPJ and PIS: weights over the digits so far, module 11. */
function check(digits: readonly number[], weights: readonly number[]): number {
  const rest = weights.reduce((sum, weight, i) => sum + weight * (digits[i] ?? 0), 0) % 11
  return rest < 2 ? 0 : 11 - rest
}

function cnpj(draw: Draw): string {
  const digits = [...Array.from({ length: 8 }, () => draw.below(10)), 0, 0, 0, 1]
  digits.push(check(digits, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]))
  digits.push(check(digits, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]))
  return digits.join('')
}

function pis(draw: Draw): string {
  const digits = [1, ...Array.from({ length: 9 }, () => draw.below(10))]
  return [...digits, check(digits, [3, 2, 9, 8, 7, 6, 5, 4, 3, 2])].join('')
}

export const FREE = 'a text of words'

/** Kinds of text, each with one that is new every time. */
export const kinds: Readonly<Record<string, (draw: Draw, now: number) => string>> = {
  [FREE]: (draw) =>
    Array.from({ length: draw.between(1, 6) }, () => draw.pick(draw.chance(0.5) ? NAMES : WORDS)).join(' '),
  day,
  month: (draw, now) => day(draw, now).slice(0, 7),
  hour,
  instant: (draw, now) => new Date(now + draw.between(-60, 900) * 3_600_000).toISOString(),
  'local moment': (draw, now) => `${day(draw, now)}T${hour(draw)}`,
  name: (draw) => `${draw.pick(NAMES)} ${draw.pick(NAMES)} ${number(draw, 3)}`,
  cpf: (draw) => cpfDe(draw.below(90_000_000)),
  cnpj,
  pis,
  cep: (draw) => `0${draw.between(1, 9)}${number(draw, 3)}0${draw.between(10, 99)}`,
  phone: (draw) => `119${number(draw, 8)}`,
  mail: (draw) => `pessoa${number(draw, 6)}@exemplo.com.br`,
  login: (draw) => `pessoa.${number(draw, 6)}`,
  título: () => '004356870906',
  cbo: () => '514320',
  'three digits': (draw) => draw.pick(['001', '104', '237', '341', '033', '105']),
  'four digits': (draw) => number(draw, 4),
  'six digits': (draw) => number(draw, 6),
  'eight digits': (draw) => number(draw, 8),
  digit: (draw) => number(draw, 1),
  'digits and a point': (draw) => `${number(draw, 3)}.${draw.below(9)}`,
  cid: (draw) => draw.pick(['M54.5', 'J11', 'A09', 'S62.3']),
  colour: (draw) => draw.pick(['azul', 'verde', '#1976d2']),
  url: (draw) => `https://exemplo.com.br/${number(draw, 4)}`,
  uuid: (draw) =>
    `${number(draw, 8)}-${number(draw, 4)}-4${number(draw, 3)}-8${number(draw, 3)}-${number(draw, 12)}`,
  'hexadecimal of 32': (draw) => number(draw, 32),
  'hexadecimal of 64': (draw) => number(draw, 64),
  'base64url of 43': (draw) => number(draw, 43),
  'base64url of 87': (draw) => `B${number(draw, 86)}`,
  'base64url of 22': (draw) => number(draw, 22),
  size: (draw) => draw.pick(['P', 'M', 'G', '38', '40', '42']),
  path: () => '/setores',
  secret: () => 'demo-limpeza-2026',
  empty: () => '',
}
