import {
  isMotivoDeAfastamento,
  motivoOf,
  motivosDeAfastamento,
  oQueVe,
  type MotivoDeAfastamento,
} from '../../regras/afastamento/motivos.ts'
import {
  visaoPorSigilo,
  type SetorDoAfastamento,
  type Visao,
} from '../../regras/afastamento/motivos-tipos.ts'
import { efeitosDoAfastamento, type CodigoDeEfeito } from '../../regras/afastamento/efeitos-tipos.ts'
import { codigosDe } from '../../codigos/codigos.ts'
import type { Grupo } from '../../setores/grupos.ts'
import type { CampoDoAfastamento } from './campos.ts'
import { formularioAfastamento } from './formulario.ts'
import { setoresDoAfastamento } from './quem.ts'

// Who sees what of a leave. The table of reasons says how secret each is; here only what that means for each field.

const graus: readonly Visao[] = ['datas', 'grupo', 'motivo', 'clinico']

/** The most that a person with these groups sees of a leave for this reason; one that is not known is kept as health. */
export function visaoDo(motivo: string | undefined, grupos: readonly Grupo[]): Visao {
  const vistas = setoresDoAfastamento(grupos).map((setor) =>
    motivo !== undefined && isMotivoDeAfastamento(motivo)
      ? oQueVe(motivo, setor)
      : visaoPorSigilo.saude[setor],
  )
  return graus.findLast((grau) => vistas.includes(grau)) ?? 'datas'
}

/** Whether a view tells at least as much as another one. */
export const veAoMenos = (visao: Visao, grau: Visao): boolean => graus.indexOf(visao) >= graus.indexOf(grau)

/** Reasons of which a person with these groups sees at least so much, for lists. */
export const motivosVistos = (grupos: readonly Grupo[], grau: Visao): MotivoDeAfastamento[] =>
  codigosDe(motivosDeAfastamento).filter((motivo) => veAoMenos(visaoDo(motivo, grupos), grau))

/** The days, and who does the shifts meanwhile. */
const datas: readonly CampoDoAfastamento[] = ['inicio', 'fim', 'cobertura']
const dosPagamentos: readonly CampoDoAfastamento[] = [
  ...datas,
  'beneficio.requeridoEm',
  'beneficio.numero',
  'beneficio.especie',
  'beneficio.decisao',
  'beneficio.dib',
  'beneficio.cessacao',
  'remunerado',
]
const clinicos: readonly CampoDoAfastamento[] = ['atestado.cid', 'atestado.cidAutorizado']
const todos = formularioAfastamento.camposDe() as readonly CampoDoAfastamento[]
const semClinicos = todos.filter((campo) => !clinicos.includes(campo))

const camposPorVisao: Readonly<Record<Visao, readonly CampoDoAfastamento[]>> = {
  datas,
  grupo: dosPagamentos,
  motivo: semClinicos,
  clinico: todos,
}

/** What of a leave is looked at: its reason, and whether the person is filling the form, who has the paper in hand. */
export interface OlharDoAfastamento {
  readonly motivo: string | undefined
  readonly preenche: boolean
}

/** Fields that a person with these groups sees; whoever fills the form sees what it asks for, and no CID. */
export function camposVisiveisDoAfastamento(
  grupos: readonly Grupo[],
  { motivo, preenche }: OlharDoAfastamento,
): ReadonlySet<CampoDoAfastamento> {
  const visao = visaoDo(motivo, grupos)
  return new Set(camposPorVisao[preenche && !veAoMenos(visao, 'motivo') ? 'motivo' : visao])
}

/** Whether a person reads what others write about the leave. */
export const leTextosDoAfastamento = (grupos: readonly Grupo[], { motivo }: OlharDoAfastamento): boolean =>
  veAoMenos(visaoDo(motivo, grupos), 'motivo')

/** Whether an effect is told to a person with these groups. */
export function veEfeito(codigo: CodigoDeEfeito, grupos: readonly Grupo[]): boolean {
  const { ve }: { readonly ve: readonly SetorDoAfastamento[] } = efeitosDoAfastamento[codigo]
  return setoresDoAfastamento(grupos).some((setor) => ve.includes(setor))
}

/** What a leave is about, as a list may say it to a person with these groups; null where it may not. */
export function dizerMotivo(motivo: string | undefined, grupos: readonly Grupo[]) {
  if (motivo === undefined || !isMotivoDeAfastamento(motivo)) return { grupo: null, rotulo: null }
  const visao = visaoDo(motivo, grupos)
  const { grupo, nome } = motivoOf(motivo)
  return {
    grupo: veAoMenos(visao, 'grupo') ? grupo : null,
    rotulo: veAoMenos(visao, 'motivo') ? nome : null,
  }
}
