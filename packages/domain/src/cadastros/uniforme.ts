import { z } from 'zod'
import { formatData } from '../br/data.ts'
import { data, opcional, textoObrigatorio } from '../br/campos.ts'
import { codigosDe, rotulosDe } from '../codigos/codigos.ts'
import { tiposDeUniforme } from '../codigos/uniformes.ts'
import { defineList } from '../listas/define-list.ts'
import { defineCadastro, filtroAtivo, linhaBase } from './define-cadastro.ts'

const tipo = z.enum(codigosDe(tiposDeUniforme), 'Escolha o tipo')

export const uniforme = defineCadastro({
  nome: 'uniforme',
  slug: 'uniformes',
  um: 'Peça',
  genero: 'f',
  lista: defineList({
    colunas: {
      descricao: { label: 'Descrição', sortable: true },
      codigo: { label: 'Código', sortable: true },
      tipo: { label: 'Tipo', sortable: true, rotulos: rotulosDe(tiposDeUniforme) },
      tamanhos: { label: 'Tamanhos' },
      ca: { label: 'CA' },
      vidaUtilDias: { label: 'Duração', tipo: 'numero' },
      ativo: { label: 'Situação' },
    },
    filtros: { ...filtroAtivo, tipo: tipo.optional() },
    descricoes: { tipo: { label: 'Tipo', rotulos: rotulosDe(tiposDeUniforme) } },
    ordemPadrao: 'descricao',
  }),
  schema: z
    .strictObject({
      codigo: textoObrigatorio(20),
      descricao: textoObrigatorio(80, 3),
      tipo,
      tamanhos: z
        .array(textoObrigatorio(10))
        .min(1, 'Informe ao menos um tamanho')
        .max(40)
        .refine((lista) => new Set(lista).size === lista.length, 'Há um tamanho repetido'),
      ca: opcional(
        z
          .string()
          .trim()
          .regex(/^\d{1,6}$/, 'O CA tem até seis algarismos'),
      ),
      caValidade: opcional(data),
      vidaUtilDias: opcional(z.int().min(1, 'Informe ao menos 1 dia').max(3650)),
    })
    .refine(({ tipo: t, ca }) => t === 'epi' || ca === undefined, {
      path: ['ca'],
      message: 'Só EPI tem certificado de aprovação',
    })
    .refine(({ ca, caValidade }) => ca !== undefined || caValidade === undefined, {
      path: ['caValidade'],
      message: 'Informe o CA desta validade',
    }),
  linha: linhaBase.extend({
    codigo: z.string(),
    descricao: z.string(),
    tipo,
    tamanhos: z.array(z.string()),
    ca: z.string().nullable(),
    caValidade: z.string().nullable(),
    vidaUtilDias: z.int().nullable(),
  }),
  planilha: { ca: ({ ca, caValidade }) => (caValidade ? `${ca} até ${formatData(caValidade)}` : ca) },
  textos: {
    item_uniforme: {
      campos: {
        codigo: { label: 'Código' },
        descricao: { label: 'Descrição' },
        tipo: { label: 'Tipo', formato: { opcoes: tiposDeUniforme } },
        tamanhos: { label: 'Tamanhos', formato: 'lista' },
        ca: { label: 'CA' },
        ca_validade: { label: 'Validade do CA', formato: 'data' },
        vida_util_dias: { label: 'Duração (dias)' },
        ativo: { label: 'Ativa', formato: 'sim-nao' },
      },
    },
    estoque_saldo: {
      um: 'Mínimo no estoque',
      campos: { minimo: { label: 'Mínimo' } },
    },
  },
})
