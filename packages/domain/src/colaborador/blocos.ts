import { z } from 'zod'
import { opcionalmente, semRegras } from '../campos/campo.ts'
import { conta, documentos, endereco, pessoais } from '../campos/pessoa.ts'
import { shapeDe } from '../campos/schema.ts'

// The CPF is who the person is: it is not corrected here.
const { cpf: _, ...semCpf } = semRegras(pessoais)

/** The fields of each part; people hired before some of them were asked have none of those. */
export const camposDoBloco = {
  pessoais: {
    ...semCpf,
    nacionalidade: opcionalmente(pessoais.nacionalidade),
    paisNascimento: opcionalmente(pessoais.paisNascimento),
    deficiencia: opcionalmente(pessoais.deficiencia),
  },
  endereco: { ...endereco, tipoLogradouro: opcionalmente(endereco.tipoLogradouro) },
  documentos: semRegras(documentos),
  bancarios: semRegras(conta),
} as const

/** What names an account: half of it pays nobody. */
const daConta = ['banco', 'agencia', 'conta', 'contaDigito', 'contaTipo'] as const

/** Asks for the rest of an account of which something was said; a Pix key needs none. */
function contaInteira(
  dados: Readonly<Partial<Record<(typeof daConta)[number], string | undefined>>>,
  ctx: z.RefinementCtx,
): void {
  if (daConta.every((campo) => !dados[campo])) return
  for (const campo of daConta)
    if (!dados[campo])
      ctx.addIssue({ code: 'custom', path: [campo], message: `${conta[campo].label}: complete a conta` })
}

/** The person's data in the parts in which they are shown and corrected. */
export const blocos = {
  pessoais: { label: 'Dados pessoais', schema: z.strictObject(shapeDe(camposDoBloco.pessoais)) },
  endereco: { label: 'Endereço', schema: z.strictObject(shapeDe(camposDoBloco.endereco)) },
  documentos: {
    label: 'Documentos de identificação',
    schema: z.strictObject(shapeDe(camposDoBloco.documentos)),
  },
  bancarios: {
    label: 'Dados bancários',
    schema: z.strictObject(shapeDe(camposDoBloco.bancarios)).superRefine(contaInteira),
  },
} as const

export type Bloco = keyof typeof blocos
export const blocoNomes = Object.keys(blocos) as [Bloco, ...Bloco[]]
export type DadosDoBloco<B extends Bloco> = z.output<(typeof blocos)[B]['schema']>
