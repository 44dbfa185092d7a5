import { defineCampos, opcionalmente, type Campo } from '../../campos/campo.ts'
import { contrato } from '../../campos/vinculo.ts'

export const tiposDePromocao = {
  promocao: 'Promoção',
  merito: 'Mérito',
  reenquadramento: 'Reenquadramento',
} as const

/** A term of the contract as the promotion leaves it. */
const novo = <C extends Campo>(campo: C): C => ({ ...campo, label: `Novo ${campo.label.toLowerCase()}` })

/** What the request asks for. */
export const camposDaPromocao = defineCampos({
  tipo: {
    label: 'Tipo',
    tipo: 'opcao',
    tabela: tiposDePromocao,
    mensagem: 'Escolha o tipo',
    alcance: 'termos',
  },
  cargoId: novo(contrato.cargo),
  salarioCentavos: novo(contrato.salarioCentavos),
  vigencia: { label: 'Vigência', tipo: 'data', alcance: 'termos' },
  motivo: { label: 'Motivo', tipo: 'texto', min: 5, max: 500, longo: true, alcance: 'reservado' },
  /** Only a post of the same contract: another contract is a remanejamento with promotion. */
  postoId: opcionalmente(novo(contrato.posto)),
  /** A function of trust is given back (CLT art. 468 § 1º): the only way for the pay to fall. */
  reversao: {
    label: 'Reversão de função de confiança',
    tipo: 'simNao',
    opcional: true,
    alcance: 'reservado',
  },
  observacao: {
    label: 'Observação',
    tipo: 'texto',
    max: 500,
    longo: true,
    opcional: true,
    alcance: 'termos',
  },
})
