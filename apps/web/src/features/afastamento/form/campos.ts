import { camposDosAtos, type CampoDoAfastamento } from '@rh/domain/processos/afastamento/campos'
import { formularioAfastamento } from '@rh/domain/processos/afastamento/formulario'
import { diasAte, isData } from '../../../lib/time/dia.ts'
import type { Motivo, Opcoes } from '../registro.ts'
import { acharMotivo } from './motivos.ts'

type Dados = Readonly<Record<string, unknown>>

const enderecos = formularioAfastamento.camposDe() as readonly CampoDoAfastamento[]

/** Written by acts after the leave is informed: kept as they are where the sheet is corrected. */
const dosAtos: readonly CampoDoAfastamento[] = Object.values(camposDosAtos).flat()
/** Of those, what a leave that rests on a benefit says of it from the first. */
const doBeneficio: readonly CampoDoAfastamento[] = ['beneficio.especie', 'beneficio.numero', 'beneficio.dib']
/** Asked whatever the reason. */
const deTodos: readonly CampoDoAfastamento[] = ['cobertura']
/** Of Sesmt alone. */
const clinicos: readonly CampoDoAfastamento[] = ['atestado.cid', 'atestado.cidAutorizado', 'mesmaDoenca']

/** Whether the last day is asked for; where the law says it, it is worked out. */
export const pedeFim = ({ fim, campos }: Pick<Motivo, 'fim' | 'campos'>): boolean =>
  fim !== 'lei' || campos.fim !== undefined

/** Whether the reason asks for the certificate. */
export const pedeAtestado = ({ campos }: Pick<Motivo, 'campos'>): boolean => campos.atestado !== undefined

/** Whether a paper proves the reason: its certificate, or another one. */
export const pedePapel = (motivo: Motivo): boolean => pedeAtestado(motivo) || motivo.comprovante !== null

/** The fields that a reason asks of this person, by their addresses. */
export function camposPedidos(
  motivo: Motivo | undefined,
  { cid }: Pick<Opcoes, 'cid'>,
): CampoDoAfastamento[] {
  if (!motivo) return ['motivo', 'inicio', 'fim']
  const { campos } = motivo
  const isPedido = (campo: CampoDoAfastamento): boolean => {
    if (campo === 'motivo' || campo === 'inicio') return true
    if (campo === 'fim') return pedeFim(motivo)
    if (clinicos.includes(campo) && !cid) return false
    const [grupo = ''] = campo.split('.')
    const pedido = (campos as Readonly<Record<string, string | undefined>>)[grupo]
    if (dosAtos.includes(campo)) return pedido === 'obrigatorio' && doBeneficio.includes(campo)
    return pedido !== undefined
  }
  return enderecos.filter(isPedido)
}

/** Days from one date to another, both counting; null while they are no dates or the wrong way round. */
export function diasEntre(inicio: unknown, fim: unknown): number | null {
  if (!isData(inicio) || !isData(fim) || fim < inicio) return null
  return diasAte(inicio, fim) + 1
}

/** What is sent of what is typed: what the reason asks for, and the days of the certificate as the dates say them. */
export function perguntados(dados: Dados, opcoes: Pick<Opcoes, 'motivos' | 'cid'>): Dados {
  const motivo = acharMotivo(opcoes, dados['motivo'])
  const pedidos: readonly string[] = [...camposPedidos(motivo, opcoes), ...dosAtos, ...deTodos]
  const enviados = Object.fromEntries(Object.entries(dados).filter(([campo]) => pedidos.includes(campo)))
  if (!motivo || !pedeAtestado(motivo) || !pedeFim(motivo)) return enviados
  return { ...enviados, 'atestado.dias': diasEntre(dados['inicio'], dados['fim']) }
}
