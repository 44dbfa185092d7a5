import { camposReservados } from '../../campos/visao.ts'
import { vePagamento } from '../../processo/quem.ts'
import type { Grupo } from '../../setores/grupos.ts'
import { gruposDe, setores } from '../../setores/setores.ts'
import { camposDaPromocaoJunto, camposDoRemanejamento } from './campos.ts'
import { formularioRemanejamento, type DadosDoRemanejamento } from './formulario.ts'

export type CampoDoRemanejamento = keyof DadosDoRemanejamento

const tudo = formularioRemanejamento.camposDe() as readonly CampoDoRemanejamento[]
const doPagamento: readonly string[] = camposReservados(camposDaPromocaoJunto)
const reservados: readonly string[] = [...doPagamento, ...camposReservados(camposDoRemanejamento)]

const quemPedeOuDecide: readonly Grupo[] = [
  ...new Set([...setores.rh.grupos, ...gruposDe('colaborador.transferir')]),
]

/**
 * Fields of a transfer that a person with these groups may see: the reason is between who asks and Rh, and the pay of the
 * promotion that comes with it is told to who sees pay.
 */
export function camposVisiveisDoRemanejamento(grupos: readonly Grupo[]): ReadonlySet<CampoDoRemanejamento> {
  if (vePagamento(grupos)) return new Set(tudo)
  const fora = grupos.some((grupo) => quemPedeOuDecide.includes(grupo)) ? doPagamento : reservados
  return new Set(tudo.filter((campo) => !fora.includes(campo)))
}
