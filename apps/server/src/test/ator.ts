import { isEscopado, type Grupo } from '@rh/domain/setores/grupos'
import { setorOf, setorSlugs } from '@rh/domain/setores/setores'
import type { Ator, RequestContext } from '../http/ator.ts'

/** A signed-in person of these groups, for what is asked below the calls. */
export const atorDe = (id: number, ...grupos: Grupo[]): Ator => ({
  id,
  usuario: `pessoa.${id}`,
  nome: `Pessoa ${id}`,
  email: 'pessoa@exemplo.com.br',
  grupos,
  temContratos: true,
  linhasGrupo: setorSlugs.flatMap((slug) =>
    setorOf(slug)
      .grupos.filter((grupo) => grupos.includes(grupo))
      .map((grupo) => ({ Grupo_nome: grupo, ID_setor: setorOf(slug).id })),
  ),
  horarios: [],
  escopado: isEscopado(grupos),
  sessaoId: '00000000-0000-0000-0000-000000000000',
  expiraEm: '2099-01-01T00:00:00Z',
  fimPor: 'duracao',
  uso: { em: '2026-11-21T01:00:00Z', limiteMin: 60 },
  confirmadaAte: null,
})

/** What they ask by a call, as the writing of the trail signs it. */
export const requestDe = (ator: Ator, corpo: object = {}): RequestContext => ({
  ator,
  ip: '127.0.0.1',
  agente: 'teste',
  requisicao: 'req-teste',
  chamada: 'POST /api/teste',
  chave: null,
  corpo,
})
