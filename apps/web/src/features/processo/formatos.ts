import type { Campo, CamposNomeados } from '@rh/domain/campos/campo'
import { escreverCampo } from '@rh/domain/campos/formato'
import { formatDate, formatMoney } from '../../lib/format.ts'
import type { Escalar } from './rotulos.ts'

/** How a value that is not plain text is read. */
export type Formato = (valor: Escalar) => string

export const naTabela =
  (tabela: Readonly<Record<string, string>>): Formato =>
  (valor) =>
    tabela[String(valor)] ?? String(valor)
export const data: Formato = (valor) => formatDate(String(valor))
export const dinheiro: Formato = (valor) => (typeof valor === 'number' ? formatMoney(valor) : String(valor))
export const simNao: Formato = (valor) => (valor === true ? 'Sim' : 'Não')
/** A declared field as people read it. */
const formatoDe =
  (campo: Campo): Formato =>
  (valor) =>
    valor === null ? '' : escreverCampo(campo, valor)
/** How each of these fields is read, by its name. */
export const formatosDe = (campos: CamposNomeados): Readonly<Record<string, Formato>> =>
  Object.fromEntries(Object.values(campos).map((campo) => [campo.nome, formatoDe(campo)]))

/** A cell of a line, or what to say where there is none. */
export const texto = (valor: Escalar | undefined, semNada: string): string =>
  valor === undefined || valor === null || valor === '' ? semNada : String(valor)

/** Fields as a parecer of a sector holds them: what each is called, and how it is read where it is no plain text. */
export type CamposLidos = Readonly<Record<string, { readonly label: string; readonly formato?: Formato }>>

/** What was answered, as labels and values in the order of the fields. */
export const readCampos = (campos: CamposLidos, dados: Readonly<Record<string, unknown>> = {}) =>
  Object.entries(campos).flatMap(([campo, { label, formato }]) => {
    const valor = dados[campo] as Escalar | undefined
    return valor === undefined || valor === null ? [] : [{ label, value: formato?.(valor) ?? String(valor) }]
  })

/** The fields that every occupational exam has. */
export const camposDoExame = {
  dataExame: { label: 'Data do exame', formato: data },
  medico: { label: 'Médico' },
  crm: { label: 'CRM' },
  validoAte: { label: 'Válido até', formato: data },
} as const satisfies CamposLidos
