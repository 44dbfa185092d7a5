import { sql } from 'kysely'
import type { z } from 'zod'
import type { documento } from '@rh/domain/cadastros/documento'
import { contem, soAtivos, todas, type CadastroStore } from './cadastro.ts'
import { pessoasComDocumento } from './uso.ts'

interface Filtros {
  readonly busca?: string | undefined
  readonly ativo?: '1' | '0' | undefined
  readonly obrigatoriedade?: string | undefined
  readonly processo?: string | undefined
}

export const documentoStore: CadastroStore<z.output<typeof documento.schema>, Filtros> = {
  tabela: 'documento_tipo',
  linhas: ({ busca, ativo, obrigatoriedade, processo }) => sql`
    select d.id, d.codigo, d.descricao, d.processos, d.obrigatoriedade, d.condicao, d.momento, d.fundamento, d.sensivel, d.validade_meses,
           d.norma, d.ativo, d.versao
      from documento_tipo d
     where ${todas([
       ...contem(busca, 'd.codigo', 'd.descricao'),
       ...soAtivos('d.ativo', ativo),
       ...(processo ? [sql<boolean>`${processo} = any (d.processos)`] : []),
       ...(obrigatoriedade ? [sql<boolean>`d.obrigatoriedade = ${obrigatoriedade}`] : []),
     ])}`,
  colunas: { descricao: sql`busca(achados.descricao)` },
  valores: ({ condicao, fundamento, validadeMeses, ...dados }) => ({
    codigo: dados.codigo,
    descricao: dados.descricao,
    processos: dados.processos,
    obrigatoriedade: dados.obrigatoriedade,
    // Only a conditional document is asked of some: another kind keeps no condition.
    condicao: dados.obrigatoriedade === 'condicional' ? (condicao ?? null) : null,
    momento: dados.momento,
    fundamento: fundamento || null,
    sensivel: dados.sensivel,
    validade_meses: validadeMeses ?? null,
    norma: dados.norma ?? null,
  }),
  usa: [pessoasComDocumento],
  nomes: [
    { coluna: 'codigo', campo: 'codigo', mensagem: 'Já existe um documento com este código' },
    { coluna: 'descricao', campo: 'descricao', mensagem: 'Já existe um documento com esta descrição' },
  ],
  unicos: {
    documento_tipo_codigo_key: { campo: 'codigo', mensagem: 'Já existe um documento com este código' },
  },
}
