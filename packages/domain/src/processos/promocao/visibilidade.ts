import { camposReservados } from '../../campos/visao.ts'
import { codigosDe } from '../../codigos/codigos.ts'
import { vePagamento } from '../../processo/quem.ts'
import type { Grupo } from '../../setores/grupos.ts'
import { setores } from '../../setores/setores.ts'
import { camposDaPromocao } from './campos.ts'
import type { DadosDaPromocao } from './formulario.ts'

export type CampoDaPromocao = keyof DadosDaPromocao

const tudo: readonly CampoDaPromocao[] = codigosDe(camposDaPromocao)
const reservados = camposReservados(camposDaPromocao)
const semPagamento = tudo.filter((campo) => !reservados.includes(campo))

/** Whether a person is told who earns more than the promoted one: Rh only. */
export const veColegas = (grupos: readonly Grupo[]): boolean =>
  grupos.some((grupo) => (setores.rh.grupos as readonly Grupo[]).includes(grupo))

/** Fields of a promotion that a person with these groups may see. */
export const camposVisiveisDaPromocao = (grupos: readonly Grupo[]): ReadonlySet<CampoDaPromocao> =>
  new Set(vePagamento(grupos) ? tudo : semPagamento)
