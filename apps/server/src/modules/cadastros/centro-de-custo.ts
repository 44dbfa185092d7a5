import { sql } from 'kysely'
import type { z } from 'zod'
import { fechaCiclo, type centroDeCusto } from '@rh/domain/cadastros/centro-de-custo'
import { failure } from '../../http/failure.ts'
import { contem, soAtivos, todas, type CadastroStore, type Contexto } from './cadastro.ts'
import { contratosCom, pessoasCom } from './uso.ts'

type Dados = z.output<typeof centroDeCusto.schema>
interface Filtros {
  readonly busca?: string | undefined
  readonly ativo?: '1' | '0' | undefined
  readonly tipo?: string | undefined
  readonly paiId?: number | undefined
}

export const centroDeCustoStore: CadastroStore<Dados, Filtros> = {
  tabela: 'centro_de_custo',
  linhas: ({ busca, ativo, tipo, paiId }) => sql`
    select c.id, c.codigo, c.descricao, c.tipo, c.pai_id, p.codigo || ' · ' || p.descricao as pai,
           (select count(*)::int from contrato co where co.centro_de_custo_id = c.id) as contratos,
           c.ativo, c.versao
      from centro_de_custo c left join centro_de_custo p on p.id = c.pai_id
     where ${todas([
       ...contem(busca, 'c.codigo', 'c.descricao'),
       ...soAtivos('c.ativo', ativo),
       ...(tipo ? [sql<boolean>`c.tipo = ${tipo}`] : []),
       ...(paiId ? [sql<boolean>`c.pai_id = ${paiId}`] : []),
     ])}`,
  colunas: { descricao: sql`busca(achados.descricao)` },
  valores: ({ codigo, descricao, tipo, paiId = null }) => ({ codigo, descricao, tipo, pai_id: paiId }),
  conferir: conferirPai,
  conferirDesativacao: requireSemSubordinados,
  conferirAtivacao: requirePaiAtivo,
  usa: [pessoasCom('centro_de_custo_id'), contratosCom('centro_de_custo_id')],
  nomes: [{ coluna: 'codigo', campo: 'codigo', mensagem: 'Já existe um centro de custo com este código' }],
  unicos: {
    centro_de_custo_codigo_key: { campo: 'codigo', mensagem: 'Já existe um centro de custo com este código' },
  },
}

async function conferirPai({ tx, id }: Contexto, { paiId }: Dados): Promise<void> {
  if (paiId === undefined) return
  // Whoever moves a branch waits here: two moves at once could close a circle that neither sees. Not the key: whatever only
  // refers to a centre goes on.
  const { rows } = await sql<{ id: number; paiId: number | null; ativo: boolean }>`
    select id, pai_id, ativo from centro_de_custo order by id for no key update`.execute(tx)
  const pai = rows.find((centro) => centro.id === paiId)
  const recusa = !pai
    ? 'Este centro de custo não existe mais'
    : id !== null && fechaCiclo(id, paiId, new Map(rows.map((centro) => [centro.id, centro.paiId])))
      ? 'Um centro de custo não pode ficar abaixo de si mesmo'
      : !pai.ativo && 'Este centro de custo está desativado'
  if (recusa) throw failure('validacao', { mensagem: recusa, campos: { 'dados.paiId': recusa } })
}

async function requireSemSubordinados({ tx, id }: Contexto): Promise<void> {
  const filho = await tx
    .selectFrom('centroDeCusto')
    .select('codigo')
    .where('paiId', '=', id)
    .where('ativo', '=', true)
    .orderBy('codigo')
    .executeTakeFirst()
  if (!filho) return
  throw failure('em_uso', {
    mensagem: `O centro de custo ${filho.codigo} está abaixo deste e continua ativo.`,
    acao: 'Desative ou mude antes os que estão abaixo dele.',
  })
}

/** Refuses to switch a centre on below one that is off, which nobody switches off meanwhile. */
async function requirePaiAtivo({ tx, id }: Contexto): Promise<void> {
  const { rows } = await sql<{ codigo: string; ativo: boolean }>`
    select p.codigo, p.ativo from centro_de_custo c join centro_de_custo p on p.id = c.pai_id
     where c.id = ${id} for share of p`.execute(tx)
  const [pai] = rows
  if (!pai || pai.ativo) return
  throw failure('em_uso', {
    mensagem: `O centro de custo ${pai.codigo}, acima deste, está desativado.`,
    acao: 'Ative-o antes, ou mude a que centro este se subordina.',
  })
}
