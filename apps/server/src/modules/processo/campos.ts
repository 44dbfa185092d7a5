import type { RawValue, RawSheet, MudancaDeCampo } from '@rh/domain/processo/raw-form'
import type { EnderecoDoCampo } from '@rh/domain/processo/formulario'

/** Stored form: steps of fields, or the fields of a flat form. */
export type RawForm = Readonly<Record<string, RawValue | RawSheet | undefined>>

interface Comum {
  readonly comparar: (antes: never, depois: never) => readonly (MudancaDeCampo & EnderecoDoCampo)[]
  /** Share of the required fields that is valid, 0 to 100. */
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

/** Form of any kind (`defineFormulario`), which only reads what it wrote. */
export type FormularioDoTipo = EmEtapas | Plano

/** Path of a field: `etapa.campo`, or the field alone in a flat form. */
export const caminhoDe = ({ etapa, campo }: EnderecoDoCampo): string =>
  etapa === undefined ? campo : `${etapa}.${campo}`

const isFolha = (valor: RawForm[string]): valor is RawSheet =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)

const folhaEm = (dados: RawForm, etapa: string): RawSheet => {
  const folha = dados[etapa]
  return isFolha(folha) ? folha : {}
}

/** Value of a field; null for none. A flat form keeps a field of a group by its whole path. */
export function valorEm(dados: RawForm, caminho: string): RawValue {
  const [etapa = '', campo] = caminho.split('.')
  const valor =
    campo === undefined || Object.hasOwn(dados, caminho) ? dados[caminho] : folhaEm(dados, etapa)[campo]
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

/** Form without the fields that a person does not see. */
export const filtrar = (
  formulario: FormularioDoTipo,
  dados: RawForm,
  visiveis: ReadonlySet<string>,
): RawForm =>
  porFolha(formulario, dados, (folha, etapa) =>
    camposQue(folha, (campo) => visiveis.has(caminhoDe({ etapa, campo }))),
  )

/** Merges submitted values into the form; fields that the person does not see stay unchanged. */
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

/** Normalizes valid values; invalid ones stay as typed. */
export const normalizar = (formulario: FormularioDoTipo, dados: RawForm): RawForm =>
  porFolha(formulario, dados, (folha, etapa) =>
    // The steps of a form are those that it names itself.
    formulario.etapas ? formulario.normalizar(etapa as never, folha) : formulario.normalizar(folha),
  )

/** Compares two versions of a form, field by field. */
export const comparar = (formulario: FormularioDoTipo, antes: RawForm, depois: RawForm) =>
  formulario.comparar(antes as never, depois as never)

/** Reverts changes: the form as it was before them. */
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
