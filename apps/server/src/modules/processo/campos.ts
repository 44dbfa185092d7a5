import type { RawValue, RawSheet, MudancaDeCampo } from '@rh/domain/processo/raw-form'
import type { EnderecoDoCampo } from '@rh/domain/processo/formulario'

/** A form as it is kept: steps of fields, or the fields themselves of a flat one. */
export type RawForm = Readonly<Record<string, RawValue | RawSheet | undefined>>

interface Comum {
  readonly comparar: (antes: never, depois: never) => readonly (MudancaDeCampo & EnderecoDoCampo)[]
  /** Part of the required form that is already right, 0 to 100. */
  readonly completude: (dados: never) => number
  readonly hasCampo: (onde: EnderecoDoCampo) => boolean
}
interface EmEtapas extends Comum {
  readonly etapas: Readonly<Record<string, unknown>>
  readonly normalizar: (etapa: never, digitada: RawSheet) => RawSheet
}
interface Plano extends Comum {
  readonly etapas?: undefined
  readonly normalizar: (digitada: RawSheet) => RawSheet
}

/** The form of any kind (`defineFormulario`), which reads back only what it wrote. */
export type FormularioDoTipo = EmEtapas | Plano

/** Where a field stands, as one text: `etapa.campo`, or the field alone in a flat form. */
export const caminhoDe = ({ etapa, campo }: EnderecoDoCampo): string =>
  etapa === undefined ? campo : `${etapa}.${campo}`

const isFolha = (valor: RawForm[string]): valor is RawSheet =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)

const folhaEm = (dados: RawForm, etapa: string): RawSheet => {
  const folha = dados[etapa]
  return isFolha(folha) ? folha : {}
}

/** The value of a field; null where there is none. */
export function valorEm(dados: RawForm, caminho: string): RawValue {
  const [etapa = '', campo] = caminho.split('.')
  const valor = campo === undefined ? dados[etapa] : folhaEm(dados, etapa)[campo]
  return valor === undefined || isFolha(valor) ? null : valor
}

/** Maps a form sheet by sheet; an absent step counts as empty. */
function porFolha(
  { etapas }: FormularioDoTipo,
  dados: RawForm,
  fazer: (folha: RawSheet, etapa: string | undefined) => RawSheet,
): RawForm {
  // A flat form is its one sheet.
  if (!etapas) return fazer(dados as RawSheet, undefined)
  return Object.fromEntries(Object.keys(etapas).map((etapa) => [etapa, fazer(folhaEm(dados, etapa), etapa)]))
}

const camposQue = (folha: RawSheet, passa: (campo: string) => boolean): RawSheet =>
  Object.fromEntries(Object.entries(folha).filter(([campo]) => passa(campo)))

/** The form without the fields that a person does not see. */
export const filtrar = (
  formulario: FormularioDoTipo,
  dados: RawForm,
  visiveis: ReadonlySet<string>,
): RawForm =>
  porFolha(formulario, dados, (folha, etapa) =>
    camposQue(folha, (campo) => visiveis.has(caminhoDe({ etapa, campo }))),
  )

/** The form as a person leaves it: what they do not see stays as it was, whatever they send for it. */
export const mesclar = (
  formulario: FormularioDoTipo,
  antes: RawForm,
  depois: RawForm,
  visiveis: ReadonlySet<string>,
): RawForm =>
  porFolha(formulario, depois, (folha, etapa) => {
    const ve = (campo: string) => visiveis.has(caminhoDe({ etapa, campo }))
    const guardada = etapa === undefined ? (antes as RawSheet) : folhaEm(antes, etapa)
    return { ...camposQue(guardada, (campo) => !ve(campo)), ...camposQue(folha, ve) }
  })

/** Stores what is right in its final form, and what is wrong as it was typed. */
export const normalizar = (formulario: FormularioDoTipo, dados: RawForm): RawForm =>
  porFolha(formulario, dados, (folha, etapa) =>
    // The steps of a form are those that it names itself.
    formulario.etapas ? formulario.normalizar(etapa as never, folha) : formulario.normalizar(folha),
  )

/** The de→para between two versions, field by field. */
export const comparar = (formulario: FormularioDoTipo, antes: RawForm, depois: RawForm) =>
  formulario.comparar(antes as never, depois as never)

/** The form as it was before these changes. */
export function desfazer(
  formulario: FormularioDoTipo,
  dados: RawForm,
  mudancas: readonly (MudancaDeCampo & EnderecoDoCampo)[],
): RawForm {
  if (mudancas.length === 0) return dados
  const antes = new Map(mudancas.map((mudanca) => [caminhoDe(mudanca), mudanca.de]))
  return porFolha(formulario, dados, (folha, etapa) => {
    const desta = [...antes].flatMap(([caminho, de]): [string, RawValue][] => {
      if (etapa === undefined) return [[caminho, de]]
      return caminho.startsWith(`${etapa}.`) ? [[caminho.slice(etapa.length + 1), de]] : []
    })
    const desfeita = Object.entries({ ...folha, ...Object.fromEntries(desta) })
    return Object.fromEntries(desfeita.filter(([, valor]) => valor !== null))
  })
}
