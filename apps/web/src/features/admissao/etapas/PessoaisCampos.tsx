import { pessoais } from '@rh/domain/campos/pessoa'
import { Campo } from '../../../ui/form/Campo.tsx'
import { NascimentoCampos } from '../../../ui/form/NascimentoCampos.tsx'
import { CpfCheck } from '../CpfCheck.tsx'
import type { CamposProps } from './props.ts'

export const PessoaisCampos = ({ id }: CamposProps) => (
  <>
    <Campo de={pessoais.cpf} cols={4} />
    <Campo de={pessoais.nome} cols={8} />
    <CpfCheck admissaoId={id} />
    <Campo de={pessoais.nomeSocial} cols={8} />
    <Campo de={pessoais.nascimento} cols={4} />
    <Campo de={pessoais.sexo} aVista cols={4} />
    <Campo de={pessoais.racaCor} aVista cols={8} helper="Como a própria pessoa se declara." />
    <Campo de={pessoais.estadoCivil} aVista />
    <Campo de={pessoais.deficiencia} aVista />
    <Campo de={pessoais.grauInstrucao} />
    <NascimentoCampos de={pessoais} />
    <Campo de={pessoais.mae} cols={6} />
    <Campo de={pessoais.pai} cols={6} />
    <Campo de={pessoais.telefone} cols={4} />
    <Campo de={pessoais.email} cols={8} />
  </>
)
