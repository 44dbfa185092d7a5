import { regrasDeVt } from '@rh/domain/cadastros/escala-vt'
import { IntegerInput } from '../../ui/form/inputs/NumberInput.tsx'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { useFieldValue } from '../../ui/form/use-field.ts'
import { opcoesDe } from './opcoes.ts'
import { CadastroTela } from './CadastroTela.tsx'
import type { TelaDeCadastro } from './tela.ts'

function Campos() {
  const isFixo = useFieldValue('regra') === 'fixo'
  return (
    <>
      <TextInput source="codigo" label="Código" cols={4} maxLength={20} />
      <TextInput source="descricao" label="Descrição" cols={8} maxLength={80} />
      <SelectInput
        source="regra"
        label="Como se contam os dias"
        cols={8}
        options={opcoesDe(regrasDeVt)}
        helper="Férias, afastamentos e faltas são descontados à parte"
      />
      <IntegerInput
        source="diasMes"
        label={isFixo ? 'Dias por mês' : 'Dias de referência'}
        cols={4}
        max={2}
        opcional={!isFixo}
        helper={isFixo ? undefined : 'Para estimar o custo antes de o mês fechar'}
      />
    </>
  )
}

const tela: TelaDeCadastro<'escalavt'> = {
  nome: 'escalavt',
  cells: { regra: ({ regra }) => regrasDeVt[regra] },
  phone: ['regra', 'diasMes', 'ativo'],
  busca: 'Buscar por descrição ou código',
  vazio: 'A escala de VT diz quantos dias de passagem cada pessoa recebe.',
  titulo: ({ descricao }) => descricao,
  valores: (linha) => ({
    codigo: linha?.codigo ?? '',
    descricao: linha?.descricao ?? '',
    regra: linha?.regra ?? null,
    diasMes: linha?.diasMes ?? null,
  }),
  Campos,
}

export const Tela = () => <CadastroTela tela={tela} />
