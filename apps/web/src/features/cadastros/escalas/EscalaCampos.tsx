import { diasDaSemana } from '@rh/domain/regras/calendario/escala'
import { diasCurtos, nomesDosDias, tiposDeEscala, type TipoDeEscala } from '@rh/domain/cadastros/escala'
import { RadioInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { ChecksInput } from '../../../ui/form/inputs/ChecksInput.tsx'
import { TimeInput } from '../../../ui/form/inputs/MaskedInput.tsx'
import { IntegerInput } from '../../../ui/form/inputs/NumberInput.tsx'
import { SelectInput } from '../../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useFieldValue, useSetFields } from '../../../ui/form/use-field.ts'
import { opcoesDe } from '../opcoes.ts'
import { EscalaResumo } from './EscalaResumo.tsx'

const UTEIS = ['seg', 'ter', 'qua', 'qui', 'sex'] as const
const semana = { ciclo: 'semanal', repouso: 'dom', cicloTrabalho: null, cicloFolga: null } as const
const rodizio = (trabalho: number, folga: number) => ({
  ciclo: 'rotativo',
  dias: [],
  repouso: null,
  cicloTrabalho: trabalho,
  cicloFolga: folga,
  sabadoEntrada: '',
  sabadoSaida: '',
})

/** What choosing a kind fills in; everything can still be changed. */
const modelos: Readonly<Partial<Record<TipoDeEscala, Readonly<Record<string, unknown>>>>> = {
  '5x2': { ...semana, dias: [...UTEIS] },
  '6x1': { ...semana, dias: [...UTEIS, 'sab'] },
  parcial: { ...semana, dias: [...UTEIS], intervaloMinutos: 15 },
  '12x36': { ...rodizio(1, 1), intervaloMinutos: 60 },
  '5x1': rodizio(5, 1),
  '4x2': rodizio(4, 2),
}

export function EscalaCampos() {
  const tipo = useFieldValue('tipo')
  const isRotativo = useFieldValue('ciclo') === 'rotativo'
  const is12x36 = tipo === '12x36'
  return (
    <>
      <TextInput
        source="nome"
        label="Nome"
        cols={8}
        maxLength={60}
        placeholder="5x2 – 44 h"
        helper="Um novo nome vale a partir de hoje: o histórico guarda o que valia"
      />
      <TipoInput />
      {!is12x36 && <CicloInput />}
      {isRotativo ? !is12x36 && <CicloCampos /> : <SemanaCampos />}
      <TimeInput source="entrada" label="Entrada" cols={4} />
      <TimeInput source="saida" label="Saída" cols={4} />
      <IntegerInput source="intervaloMinutos" label="Intervalo" cols={4} max={3} end="min" />
      {!isRotativo && <SabadoCampos />}
      <EscalaResumo />
    </>
  )
}

function TipoInput() {
  const setFields = useSetFields()
  const tipo = useFieldValue('tipo')
  return (
    <SelectInput
      source="tipo"
      label="Tipo"
      cols={4}
      options={opcoesDe(tiposDeEscala)}
      onPick={(novo) => novo !== tipo && setFields(modelos[novo as TipoDeEscala] ?? {})}
    />
  )
}

function CicloInput() {
  return (
    <RadioInput
      source="ciclo"
      label="Folgas"
      options={[
        { value: 'semanal', label: 'Nos mesmos dias da semana' },
        { value: 'rotativo', label: 'Em rodízio' },
      ]}
    />
  )
}

const CicloCampos = () => (
  <>
    <IntegerInput source="cicloTrabalho" label="Dias de trabalho" cols={6} max={2} />
    <IntegerInput source="cicloFolga" label="Dias de folga" cols={6} max={2} />
  </>
)

function SemanaCampos() {
  const dias = useFieldValue('dias')
  const trabalhados: readonly unknown[] = Array.isArray(dias) ? dias : []
  const livres = diasDaSemana.filter((dia) => !trabalhados.includes(dia))
  return (
    <>
      <ChecksInput source="dias" label="Dias de trabalho" options={opcoesDe(diasCurtos)} />
      <SelectInput
        source="repouso"
        label="Repouso semanal"
        options={livres.map((dia) => ({ value: dia, label: nomesDosDias[dia] }))}
        helper="De preferência aos domingos (CLT art. 67)"
      />
    </>
  )
}

/** Only who works on Saturdays may have other hours on them. */
function SabadoCampos() {
  const dias = useFieldValue('dias')
  if (!Array.isArray(dias) || !dias.includes('sab')) return null
  return (
    <>
      <TimeInput source="sabadoEntrada" label="Entrada no sábado" cols={6} opcional helper="Se for outra" />
      <TimeInput source="sabadoSaida" label="Saída no sábado" cols={6} opcional />
    </>
  )
}
