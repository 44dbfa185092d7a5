import { sql } from 'kysely'
import type { z } from 'zod'
import type { escalaVt } from '@rh/domain/cadastros/escala-vt'
import { contem, soAtivos, todas, type CadastroStore } from './cadastro.ts'
import { pessoasComEscalaDeVt } from './uso.ts'

interface Filtros {
  readonly busca?: string | undefined
  readonly ativo?: '1' | '0' | undefined
}

export const escalaVtStore: CadastroStore<z.output<typeof escalaVt.schema>, Filtros> = {
  tabela: 'escala_vt',
  linhas: ({ busca, ativo }) => sql`
    select e.id, e.codigo, e.descricao, e.regra, e.dias_mes, e.ativo, e.versao
      from escala_vt e
     where ${todas([...contem(busca, 'e.codigo', 'e.descricao'), ...soAtivos('e.ativo', ativo)])}`,
  colunas: { descricao: sql`busca(achados.descricao)` },
  valores: ({ codigo, descricao, regra, diasMes = null }) => ({
    codigo,
    descricao,
    regra,
    dias_mes: diasMes,
  }),
  usa: [pessoasComEscalaDeVt],
  nomes: [
    { coluna: 'codigo', campo: 'codigo', mensagem: 'Já existe uma escala de VT com este código' },
    { coluna: 'descricao', campo: 'descricao', mensagem: 'Já existe uma escala de VT com esta descrição' },
  ],
  unicos: {
    escala_vt_codigo_key: { campo: 'codigo', mensagem: 'Já existe uma escala de VT com este código' },
  },
}
