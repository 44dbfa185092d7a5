import { listaAfastamento, momentosDoAfastamento, momentosVisiveis } from '@rh/domain/listas/afastamento'
import { afastamento } from '@rh/domain/processos/afastamento/afastamento'
import { sesmt } from '@rh/domain/processos/afastamento/quem'
import { gruposDeMotivo } from '@rh/domain/regras/afastamento/motivos-tipos'
import { formatDate } from '../../lib/format.ts'
import { quantosDias } from '../../lib/time/textos.ts'
import { query } from '../../lib/api/query.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import type { LinhaDe } from '../processo/chamadas.ts'
import { renderDuas } from '../processo/lista/duas-linhas.tsx'
import { defineTelaDoVinculo } from '../processo/tela-do-vinculo.tsx'
import { tonsDosMomentos } from './Situacao.tsx'

/** Afastamento, as its list, its board and its area show it. */
export const tela = defineTelaDoVinculo<LinhaDe<'afastamento'>>({
  tipo: 'afastamento',
  process: afastamento,
  genero: 'm',
  lista: {
    lista: listaAfastamento,
    cells: {
      fim: ({ fim, dias }) =>
        renderDuas(fim === null ? 'Sem data' : formatDate(fim), dias !== null && quantosDias(dias)),
      grupo: ({ grupo }) => grupo && gruposDeMotivo[grupo],
      posto: ({ posto, contrato }) => renderDuas(posto, contrato),
      momento: ({ momento }) =>
        momento && (
          <StatusChip label={momentosDoAfastamento[momento].label} tone={tonsDosMomentos[momento]} />
        ),
    },
    merged: ['dias', 'contrato'],
    phone: ['prazo', 'aFazer', 'data', 'fim', 'momento', 'status'],
  },
  agendada: () => 'Encerramento',
  abas: {
    filtro: 'momento',
    read: () => query('GET /api/afastamento/momentos', { query: {} }),
    de: (grupos) =>
      momentosVisiveis(grupos).map((value) => ({ value, label: momentosDoAfastamento[value].label })),
  },
  cuidado: 'Não escreva nada sobre a saúde da pessoa.',
  anexos: {
    quemVeSensiveis: sesmt,
    aviso: 'Só abre este arquivo quem vê o motivo, e quem o enviou.',
  },
})
