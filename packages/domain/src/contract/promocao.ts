import { z } from 'zod'
import { codigosDe } from '../codigos/codigos.ts'
import { listaPromocao } from '../listas/promocao.ts'
import { checklist } from '../processo/chamadas/anexos.ts'
import { resumoDe } from '../processo/chamadas/lista.ts'
import { cartaoDe, quadroDe } from '../processo/chamadas/quadro.ts'
import { registroDoNascido } from '../processo/contract.ts'
import { processContract } from '../processo/contrato.ts'
import { quemAnexaAssinados, quemConfere } from '../processo/quem.ts'
import { formularioPromocao } from '../processos/promocao/formulario.ts'
import { papeisDaPromocao } from '../processos/promocao/papeis.ts'
import { promocao } from '../processos/promocao/promocao.ts'

/** Amounts in centavos; null for those who do not see pay, and while the form says too little. */
const simulacao = z
  .object({
    salarioAtualCentavos: z.int(),
    novoSalarioCentavos: z.int(),
    percentual: z.number(),
    diferencaMesCentavos: z.int(),
    diferencaAnoCentavos: z.int(),
    encargosPercentual: z.number(),
    custoMesCentavos: z.int(),
    custoAnoCentavos: z.int(),
    pisoCentavos: z.int().nullable(),
    salarioPrevistoCentavos: z.int(),
    precoDoPostoCentavos: z.int().nullable(),
  })
  .nullable()

/** The contract before the promotion. */
const atual = z.object({
  cargoId: z.int(),
  cargo: z.string(),
  postoId: z.int(),
  posto: z.string(),
  contrato: z.string(),
  /** Absent for those who do not see pay. */
  salarioCentavos: z.int().optional(),
})
const opcao = z.object({ value: z.int(), label: z.string() })

export const promocaoRegistro = registroDoNascido(promocao, {
  atual,
  simulacao,
})
export type PromocaoRegistro = z.output<typeof promocaoRegistro>

const proprias = {
  matricula: z.string().nullable(),
  cargo: z.string().nullable(),
}
export const promocaoResumo = resumoDe(promocao, proprias)
export type PromocaoResumo = z.output<typeof promocaoResumo>

export const promocaoContract = processContract(promocao, {
  registro: promocaoRegistro,
  lista: listaPromocao,
  resumo: promocaoResumo,
  quadro: quadroDe(promocao, cartaoDe(promocao, proprias)),
  chamadas: {
    cancelar: 'Cancela a promoção antes de efetivar',
    finalizar: 'Encerra a promoção efetivada, com a carta assinada',
  },
  papeis: codigosDe(papeisDaPromocao),
  anexos: { enviam: quemAnexaAssinados, conferem: quemConfere, checklist },
  nasce: {
    formulario: formularioPromocao,
    simulacao,
    opcoes: z.object({ atual, cargos: z.array(opcao), postos: z.array(opcao) }),
  },
})
