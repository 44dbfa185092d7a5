import { listaAdmissao, listaRascunhos } from '@rh/domain/listas/admissao'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { quemVeAnexosSensiveis } from '@rh/domain/processos/admissao/visibilidade'
import type { LinhaDe } from '../processo/chamadas.ts'
import { renderDuas, SemNome } from '../processo/lista/duas-linhas.tsx'
import { defineTela } from '../processo/tela.ts'
import { chamadasDosPaineis } from './queries.ts'

type Linha = LinhaDe<'admissao'>

const cells = {
  nome: ({ nome, cargo, posto }: Linha) =>
    renderDuas(nome ?? <SemNome />, [cargo, posto].filter(Boolean).join(' · ')),
}

/** Admissão, as its lists, its board and its area show it. */
export const tela = defineTela({
  tipo: 'admissao',
  process: admissao,
  genero: 'f',
  lista: {
    lista: listaAdmissao,
    cells,
    merged: ['posto'],
    phone: ['prazo', 'aFazer', 'data', 'status'],
    busca: 'Buscar por nome, número ou CPF',
    vazio: {
      criando: 'Crie a primeira: você escolhe a vaga e preenche os dados da pessoa.',
      esperando: 'As admissões aparecem aqui quando o Operacional as envia.',
    },
  },
  rascunhos: {
    lista: listaRascunhos,
    cells,
    phone: ['nome', 'posto', 'data', 'status', 'atualizadoEm'],
  },
  agendada: () => 'Efetivação',
  prazo: {
    nome: 'Prazo',
    title: 'Prazos',
    // MOS S-2200.
    subtitle: 'O registro no eSocial vai até a véspera do início; cada passo, antes dele.',
    empty: 'Nada vence nos próximos 7 dias.',
  },
  anexos: { quemVeSensiveis: quemVeAnexosSensiveis },
  envelhecidas: chamadasDosPaineis,
})
