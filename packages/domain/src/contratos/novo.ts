import { z } from 'zod'
import { centavos, data, email, id, opcional, telefone, texto, textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { cnpj, escolha, local, nota, posto } from './campos.ts'
import { conferirLocais, conferirPostos, conferirTermo, type Falta } from './conferencia.ts'
import { indicesReajuste, papeisContato, tiposContrato, tiposDocumento } from './tabelas.ts'

export const contato = z.strictObject({
  nome: textoObrigatorio(70, 2),
  papel: escolha(codigosDe(papeisContato)),
  email: opcional(email),
  telefone: opcional(telefone),
})

/** A client that is known already, or the data of one that is not. */
const cliente = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('existente'), id }),
  z.strictObject({
    tipo: z.literal('novo'),
    cnpj,
    razaoSocial: textoObrigatorio(150, 3),
    nomeFantasia: textoObrigatorio(80, 2),
    contatos: z.array(contato).max(10).readonly(),
  }),
])

const centroDeCusto = z.discriminatedUnion('tipo', [
  z.strictObject({
    tipo: z.literal('novo'),
    codigo: textoObrigatorio(20, 2),
    descricao: textoObrigatorio(120, 3),
  }),
  z.strictObject({ tipo: z.literal('existente'), id }),
])

/** What may be corrected later without an amendment. */
export const dadosEditaveis = {
  numero: textoObrigatorio(30),
  objeto: textoObrigatorio(300, 5),
  tipo: escolha(codigosDe(tiposContrato)),
  indiceReajuste: opcional(escolha(codigosDe(indicesReajuste))),
  dataBase: opcional(data),
  gestorId: opcional(id),
} as const

/** Data corrected on the page of the contract. */
export const correcao = z.strictObject({
  ...dadosEditaveis,
  sindicatoId: id,
  contatos: z.array(contato).max(10).readonly(),
})
export type Correcao = z.output<typeof correcao>

/** The contract ends before its time; `em` is the last day, `pessoas` the bonds that were shown to stay without a post. */
export const encerramento = z.strictObject({
  em: data,
  motivo: nota,
  pessoas: z.array(id).max(5_000).readonly(),
})
export type Encerramento = z.output<typeof encerramento>

/** An early end that is taken back. */
export const reabertura = z.strictObject({ motivo: textoObrigatorio(1000, 3) })
export type Reabertura = z.output<typeof reabertura>

const achar = (faltas: readonly Falta[], ctx: z.RefinementCtx): void => {
  for (const { path, mensagem } of faltas)
    ctx.addIssue({ code: 'custom', path: [...path], message: mensagem })
}

export const documento = z.strictObject({
  arquivoId: z.uuid(),
  /** As the person's device called it; shown until the contract exists. */
  nome: texto(120),
  tipo: escolha(codigosDe(tiposDocumento)),
  descricao: opcional(texto(200)),
})

/**
 * The steps of a new contract, in order. A row drives stepper, validation and the body of the call. What one step
 * must be right about another is checked on the whole, in `contratoNovo`.
 */
export const etapasContrato = {
  dados: {
    label: 'Dados',
    schema: z
      .strictObject({
        cliente,
        ...dadosEditaveis,
        inicio: data,
        fim: data,
        valorMensalCentavos: opcional(centavos),
        centroDeCusto,
      })
      .superRefine((dados, ctx) => achar(conferirTermo(dados), ctx)),
  },
  locais: {
    label: 'Locais',
    schema: z
      .strictObject({
        locais: z.array(local).min(1, 'Informe pelo menos um local').max(100).readonly(),
        sindicatoId: id,
      })
      .superRefine(({ locais }, ctx) => achar(conferirLocais(locais), ctx)),
  },
  postos: {
    label: 'Postos',
    schema: z.strictObject({
      postos: z.array(posto).min(1, 'Informe pelo menos um posto').max(200).readonly(),
    }),
  },
  documentos: {
    label: 'Documentos',
    schema: z.strictObject({ documentos: z.array(documento).max(30).readonly() }),
  },
} as const

export type EtapaContrato = keyof typeof etapasContrato
export const etapasDoContrato = Object.keys(etapasContrato) as [EtapaContrato, ...EtapaContrato[]]

export const contratoNovo = z
  .strictObject({
    dados: etapasContrato.dados.schema,
    locais: etapasContrato.locais.schema,
    postos: etapasContrato.postos.schema,
    documentos: etapasContrato.documentos.schema,
  })
  .superRefine(({ dados, locais, postos }, ctx) => {
    // Against a term that is wrong itself every post would be.
    if (conferirTermo(dados).length > 0) return
    const nomes = locais.locais.map(({ nome }) => nome)
    achar(
      conferirPostos(postos.postos, { locais: nomes, inicio: dados.inicio, fim: dados.fim }).map(
        ({ path, mensagem }) => ({ path: ['postos', ...path], mensagem }),
      ),
      ctx,
    )
  })
export type ContratoNovo = z.output<typeof contratoNovo>
