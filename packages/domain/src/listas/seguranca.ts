import { codigosDe } from '../codigos/codigos.ts'
import { eventosDeSeguranca, gravidades, tiposDeEvento } from '../seguranca/eventos.ts'
import { defineList, umDe } from './define-list.ts'

/** Security events, the newest first: what is alike within an hour is one line. */
export const listaSeguranca = defineList({
  nome: 'Eventos de segurança',
  colunas: {
    tipo: { label: 'O que aconteceu' },
    gravidade: { label: 'Gravidade', rotulos: gravidades },
    pessoa: { label: 'Quem' },
    rede: { label: 'De onde' },
    vezes: { label: 'Vezes', sortable: true, tipo: 'numero' },
    ate: { label: 'Quando', sortable: true, tipo: 'instante' },
    chamada: { label: 'Chamada', opcional: true },
  },
  filtros: {
    gravidade: umDe(codigosDe(gravidades), 'Gravidade desconhecida'),
    tipo: umDe(tiposDeEvento, 'Evento desconhecido'),
    usuarioId: 'id',
    emDe: 'data',
    emAte: 'data',
  },
  descricoes: {
    gravidade: { label: 'Gravidade', rotulos: gravidades },
    tipo: { label: 'O que aconteceu', rotulos: eventosDeSeguranca },
    usuarioId: { label: 'Quem' },
    emDe: { label: 'A partir de', tipo: 'data' },
    emAte: { label: 'Até', tipo: 'data' },
  },
  ordemPadrao: '-ate',
})
