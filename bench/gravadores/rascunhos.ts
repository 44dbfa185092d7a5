import type { Gravador } from './gravador.ts'
import { entrarComo, type Pessoa } from './pessoa.ts'

/** Drafts of admissions: one row, its event and its links of the audit trail. */
export function gravarRascunhos(): Gravador {
  const ids: number[] = []
  let pessoa: Pessoa | undefined
  return {
    nome: 'rascunhos',
    clientes: 3,
    entrar: async (servidor) => void (pessoa = await entrarComo(servidor, 'coordenador.operacional')),
    gravar: async () => {
      const criado = await pessoa?.mandar<{ id: number }>('/api/admissao/criar', {})
      if (criado) ids.push(criado.id)
    },
    conferir: async (client) => {
      const { rows } = await client.query<{ achados: number; semRastro: number }>(
        `select count(*)::int as achados,
                count(*) filter (where not exists (select from processo_evento e
                  where e.processo_id = p.id and e.tipo = 'criacao') or not exists (select from auditoria a
                  where a.entidade = 'processo' and a.registro = p.id and a.operacao = 'INSERT'))::int as "semRastro"
           from processo p where p.id = any($1::int[])`,
        [ids],
      )
      const { achados = 0, semRastro = 0 } = rows[0] ?? {}
      return { confirmadas: ids.length, perdidas: ids.length - achados, pelaMetade: semRastro }
    },
  }
}
