import { sql } from 'kysely'
import type { z } from 'zod'
import type { uniforme } from '@rh/domain/cadastros/uniforme'
import { contem, soAtivos, todas, type CadastroStore } from './cadastro.ts'
import { postosComItem } from './uso.ts'

interface Filtros {
  readonly busca?: string | undefined
  readonly ativo?: '1' | '0' | undefined
  readonly tipo?: string | undefined
}

export const uniformeStore: CadastroStore<z.output<typeof uniforme.schema>, Filtros> = {
  tabela: 'item_uniforme',
  linhas: ({ busca, ativo, tipo }) => sql`
    select i.id, i.codigo, i.descricao, i.tipo, i.tamanhos, i.ca, i.ca_validade, i.vida_util_dias, i.ativo, i.versao
      from item_uniforme i
     where ${todas([
       ...contem(busca, 'i.codigo', 'i.descricao'),
       ...soAtivos('i.ativo', ativo),
       ...(tipo ? [sql<boolean>`i.tipo = ${tipo}`] : []),
     ])}`,
  colunas: { descricao: sql`busca(achados.descricao)` },
  valores: ({ codigo, descricao, tipo, tamanhos, ca = null, caValidade = null, vidaUtilDias = null }) => ({
    codigo,
    descricao,
    tipo,
    tamanhos,
    ca,
    ca_validade: caValidade,
    vida_util_dias: vidaUtilDias,
  }),
  usa: [postosComItem],
  nomes: [{ coluna: 'codigo', campo: 'codigo', mensagem: 'Já existe uma peça com este código' }],
  unicos: { item_uniforme_codigo_key: { campo: 'codigo', mensagem: 'Já existe uma peça com este código' } },
}
