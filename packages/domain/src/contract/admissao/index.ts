import type { Contract } from '../../http/endpoint.ts'
import { listaAdmissao } from '../../listas/admissao.ts'
import { checklist, type ChamadasDeAnexos } from '../../processo/chamadas/anexos.ts'
import type { ChamadaDeComentario } from '../../processo/chamadas/comentario.ts'
import type { ChamadasDePapeis } from '../../processo/chamadas/papeis.ts'
import type { ChamadasDoQuadro } from '../../processo/chamadas/quadro.ts'
import { processContract } from '../../processo/contrato.ts'
import { admissao } from '../../processos/admissao/admissao.ts'
import { papelNomes, type PapelNome } from '../../processos/admissao/papeis.ts'
import { quemConfere } from '../../processo/quem.ts'
import { quemAdmite } from '../../setores/setores.ts'
import { admissaoCandidatoContract } from './candidato.ts'
import { admissaoLookupsContract } from './lookups.ts'
import { admissaoPaineisContract } from './paineis.ts'
import { admissaoRascunhosContract } from './rascunhos.ts'
import { admissaoRegistro, admissaoResumo, quadroDasAdmissoes } from './registro.ts'

const processo = processContract(admissao, {
  registro: admissaoRegistro,
  lista: listaAdmissao,
  resumo: admissaoResumo,
  quadro: quadroDasAdmissoes,
  agendaveis: { efetivar: 'Cria o colaborador com a próxima matrícula, agora ou no dia marcado' },
  chamadas: { finalizar: 'Encerra a admissão efetivada', cancelar: 'Cancela antes de efetivar' },
  papeis: papelNomes,
  anexos: { enviam: [...quemAdmite, 'Sesmt'], conferem: quemConfere, checklist },
})

/** The calls of admissão that every kind has, by what answers them. */
export type AdmissaoAnexos = ChamadasDeAnexos<'admissao', typeof checklist>
export type AdmissaoPapeis = ChamadasDePapeis<'admissao', PapelNome>
export type AdmissaoQuadro = ChamadasDoQuadro<'admissao', typeof listaAdmissao, typeof quadroDasAdmissoes>
export type AdmissaoComentario = ChamadaDeComentario<'admissao', typeof admissaoRegistro>
export type AdmissaoTransicoes = Omit<
  typeof processo,
  keyof (AdmissaoAnexos & AdmissaoPapeis & AdmissaoQuadro & AdmissaoComentario)
>

/** Every call of admissão: those of every kind, and its own. */
export const admissaoContract = {
  ...processo,
  ...admissaoRascunhosContract,
  ...admissaoLookupsContract,
  ...admissaoPaineisContract,
  ...admissaoCandidatoContract,
} as const satisfies Contract
