import { quadroDaAdmissao } from '@rh/domain/processos/admissao/quadro'
import { listasDoTipo } from '../processo/listas/listas.ts'
import { admissoes } from './lista.ts'

/** The board of admissions, by the term of eSocial. */
export const quadroDeAdmissoes = { listagem: admissoes, quadro: quadroDaAdmissao }

/** List, file, filters and board of admissions. */
export const listasDaAdmissao = listasDoTipo(admissoes, quadroDaAdmissao)
