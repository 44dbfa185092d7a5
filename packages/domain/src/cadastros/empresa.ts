import { z } from 'zod'
import { exigencias } from '../acesso/segundo-fator.ts'
import { cnpj, id, instante, opcional, textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import type { Upload } from '../http/arquivo.ts'
import type { Textos } from './textos.ts'

/** Days before an end on which people are warned, the earliest first. */
const diasDeAlerta = (max: number) =>
  z
    .array(z.int().min(1, 'Informe ao menos 1 dia').max(max, `Informe no máximo ${max} dias`))
    .min(1, 'Informe ao menos um aviso')
    .max(8, 'Informe no máximo oito avisos')
    .refine((dias) => new Set(dias).size === dias.length, 'Há um prazo repetido')
    .transform((dias) => dias.toSorted((a, b) => b - a))

export const empresaSchema = z.strictObject({
  razaoSocial: textoObrigatorio(150, 3),
  nomeFantasia: textoObrigatorio(60, 2),
  cnpj,
  municipioIbge: opcional(id),
  sabadoRepouso: z.boolean(),
  alertasContratoDias: diasDeAlerta(365),
  alertasExperienciaDias: diasDeAlerta(60),
  /** Minutes without anybody doing anything after which a session ends. */
  inatividadeMin: z.int().min(5, 'Informe ao menos 5 minutos').max(600, 'Informe no máximo 600 minutos'),
})

export const variantesDeLogo = ['grande', 'pequena'] as const
export type VarianteDeLogo = (typeof variantesDeLogo)[number]

export const empresaRegistro = z.object({
  razaoSocial: z.string(),
  nomeFantasia: z.string(),
  cnpj: z.string(),
  municipioIbge: z.int().nullable(),
  municipio: z.string().nullable(),
  permiteAutoaprovacao: z.boolean(),
  /** Of whom a second factor is asked. */
  segundoFator: z.enum(codigosDe(exigencias)),
  /** The administrator who asked to let requesters approve; another one confirms it. */
  autoaprovacaoPedida: z.object({ id, nome: z.string(), em: instante }).nullable(),
  sabadoRepouso: z.boolean(),
  alertasContratoDias: z.array(z.int()),
  alertasExperienciaDias: z.array(z.int()),
  inatividadeMin: z.int(),
  /** Addresses of the uploaded logos; null where the product's own stands in. */
  logos: z.object({ grande: z.string().nullable(), pequena: z.string().nullable() }),
  versao: z.int(),
})
export type EmpresaRegistro = z.output<typeof empresaRegistro>

/** A drawing could carry scripts: only pictures made of pixels, which the server draws anew. */
export const uploadLogo = {
  maxBytes: 2 * 1_048_576,
  tipos: ['image/png', 'image/jpeg', 'image/webp'],
} as const satisfies Upload

const rotulosDasExigencias = Object.fromEntries(
  Object.entries(exigencias).map(([codigo, { label }]) => [codigo, label]),
)

export const textosDaEmpresa: Textos = {
  empresa: {
    campos: {
      razao_social: { label: 'Razão social' },
      nome_fantasia: { label: 'Nome fantasia' },
      cnpj: { label: 'CNPJ', formato: 'cnpj' },
      municipio_ibge: { label: 'Município', formato: { referencia: 'municipio' } },
      permite_autoaprovacao: { label: 'Quem pede pode aprovar', formato: 'sim-nao' },
      autoaprovacao_pedida_por: {
        label: 'Pediu que quem pede possa aprovar',
        formato: { referencia: 'usuario' },
      },
      segundo_fator: { label: 'Segundo passo exigido de', formato: { opcoes: rotulosDasExigencias } },
      encarregado_nome: { label: 'Encarregado dos dados' },
      encarregado_email: { label: 'E-mail do encarregado' },
      sabado_repouso: { label: 'Sábado conta como repouso', formato: 'sim-nao' },
      alertas_contrato_dias: { label: 'Avisos de fim de contrato (dias)', formato: 'lista' },
      alertas_experiencia_dias: { label: 'Avisos de experiência (dias)', formato: 'lista' },
      inatividade_min: { label: 'Minutos sem uso até sair' },
    },
  },
  empresa_logo: {
    um: 'Logotipo',
    campos: {
      variante: { label: 'Logotipo', formato: { opcoes: { grande: 'Grande', pequena: 'Pequeno' } } },
    },
  },
}
