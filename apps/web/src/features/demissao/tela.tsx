import { listaDemissao, momentosDaDemissao } from '@rh/domain/listas/demissao'
import { coresDoPrazo } from '@rh/domain/listas/prazo-da-demissao'
import { quemVeSaude } from '@rh/domain/processo/quem'
import { demissao } from '@rh/domain/processos/demissao/demissao'
import { query } from '../../lib/api/query.ts'
import { formatDate } from '../../lib/format.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import type { LinhaDe } from '../processo/chamadas.ts'
import { defineTelaDoVinculo } from '../processo/tela-do-vinculo.tsx'
import { tomDoPrazo } from './relogio.ts'
import { causaEmTexto } from './rotulos.ts'

const momentos = Object.entries(momentosDaDemissao).map(([value, momento]) => ({ value, ...momento }))

/** Demissão, as its list, its board and its area show it. */
export const tela = defineTelaDoVinculo<LinhaDe<'demissao'>>({
  tipo: 'demissao',
  process: demissao,
  genero: 'f',
  anexos: { quemVeSensiveis: quemVeSaude },
  lista: {
    lista: listaDemissao,
    cells: {
      causa: ({ causa }) => causa && causaEmTexto(causa),
      comunicacao: ({ comunicacao }) => comunicacao && formatDate(comunicacao),
      pagarAte: ({ pagarAte }) => pagarAte && formatDate(pagarAte),
      relogio: ({ relogio }) =>
        relogio && <StatusChip label={coresDoPrazo[relogio].label} tone={tomDoPrazo(relogio)} />,
    },
    phone: ['prazo', 'aFazer', 'data', 'causa', 'status'],
  },
  // The system does it on the day after the last one, which the column beside it says.
  agendada: () => 'Encerramento',
  atalhos: [{ view: 'demissao.estabilidades', label: 'Estabilidades', icon: 'cadeado' }],
  abas: {
    filtro: 'momento',
    read: () => query('GET /api/demissao/momentos', { query: {} }),
    de: () => momentos,
  },
  cuidado: 'Só lê quem acompanha a demissão: não escreva nada sobre a saúde da pessoa.',
})
