import type { Etapa } from '@rh/domain/processos/admissao/etapas'
import type { ComponentType } from 'react'
import { BancariosCampos } from './BancariosCampos.tsx'
import { BeneficiosCampos } from './BeneficiosCampos.tsx'
import { DependentesCampos } from './DependentesCampos.tsx'
import { DocumentosCampos } from './DocumentosCampos.tsx'
import { EnderecoCampos } from './EnderecoCampos.tsx'
import { PessoaisCampos } from './PessoaisCampos.tsx'
import { UniformeCampos } from './UniformeCampos.tsx'
import { VagaCampos } from './VagaCampos.tsx'
import type { CamposProps } from './props.ts'

interface FormularioDaEtapa {
  /** What the person needs at hand, in one line. */
  readonly ajuda: string
  readonly Campos: ComponentType<CamposProps>
}

/** The form of every step; a step without one does not compile. */
export const formularios: { readonly [E in Etapa]: FormularioDaEtapa } = {
  vaga: { ajuda: 'Onde a pessoa vai trabalhar, quando começa e quanto ganha.', Campos: VagaCampos },
  pessoais: {
    ajuda: 'Comece pelo CPF: conferimos na hora se a pessoa já passou pela empresa.',
    Campos: PessoaisCampos,
  },
  documentos: {
    ajuda: 'Tenha os documentos em mãos. A carteira de trabalho é digital e usa o CPF.',
    Campos: DocumentosCampos,
  },
  endereco: { ajuda: 'Como no comprovante de residência.', Campos: EnderecoCampos },
  dependentes: {
    ajuda: 'Quem conta para o imposto de renda, o salário-família ou a pensão.',
    Campos: DependentesCampos,
  },
  bancarios: { ajuda: 'A conta em que o salário vai ser pago, em nome da pessoa.', Campos: BancariosCampos },
  beneficios: { ajuda: 'O trajeto de casa ao posto e o que mais a pessoa recebe.', Campos: BeneficiosCampos },
  uniforme: {
    ajuda: 'Os tamanhos do kit do posto: o Almoxarifado separa antes do início.',
    Campos: UniformeCampos,
  },
}
