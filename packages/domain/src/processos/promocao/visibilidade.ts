import { camposReservados } from '../../campos/visao.ts'
import { codigosDe } from '../../codigos/codigos.ts'
import type { Grupo } from '../../setores/grupos.ts'
import { gruposDe, setores } from '../../setores/setores.ts'
import { camposDaPromocao } from './campos.ts'
import type { DadosDaPromocao } from './formulario.ts'

export type CampoDaPromocao = keyof DadosDaPromocao

const quemVePagamento: readonly Grupo[] = [
  ...new Set([...setores.rh.grupos, ...gruposDe('colaborador.promover')]),
]
const tudo: readonly CampoDaPromocao[] = codigosDe(camposDaPromocao)
const reservados = camposReservados(camposDaPromocao)
const semPagamento = tudo.filter((campo) => !reservados.includes(campo))

/** Whether a person with these groups sees what the promotion pays: who asks for it and Rh (LGPD art. 6º III). */
export const vePagamento = (grupos: readonly Grupo[]): boolean =>
  grupos.some((grupo) => quemVePagamento.includes(grupo))

/** Whether a person is told who earns more than the promoted one: Rh only. */
export const veColegas = (grupos: readonly Grupo[]): boolean =>
  grupos.some((grupo) => (setores.rh.grupos as readonly Grupo[]).includes(grupo))

/** Fields of a promotion that a person with these groups may see. */
export const camposVisiveisDaPromocao = (grupos: readonly Grupo[]): ReadonlySet<CampoDaPromocao> =>
  new Set(vePagamento(grupos) ? tudo : semPagamento)

/** Who attaches the signed letter. */
export const quemAnexa: readonly Grupo[] = setores.rh.grupos
/** Who checks it, and may waive it. */
export const quemConfereCarta: readonly Grupo[] = ['Cadastro', 'Coordenador', 'Gerente Rh', 'Administrador']
