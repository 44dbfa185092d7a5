import { DateInput } from '../../../ui/form/DateInput.tsx'
import { IntegerInput, MoneyInput } from '../../../ui/form/NumberInput.tsx'
import { SelectInput } from '../../../ui/form/SelectInput.tsx'
import { TextareaInput } from '../../../ui/form/TextInput.tsx'
import { useDraftValues, useSetFields } from '../../../ui/form/use-field.ts'
import { opcoes } from '../opcoes.ts'
import { PostoInput } from '../PostoInput.tsx'
import type { Posto } from '../queries.ts'
import { ReposicaoInput } from '../ReposicaoInput.tsx'
import type { CamposProps } from './props.ts'

export function VagaCampos({ id }: CamposProps) {
  const setFields = useSetFields()
  const typed = useDraftValues()
  // Another post brings its own planned pay; a pay that somebody typed for it can be put back by hand.
  const takeSalario = (posto: Posto | null): void => {
    if (posto?.salarioPrevistoCentavos !== undefined)
      setFields({ salarioCentavos: posto.salarioPrevistoCentavos })
    const { experienciaDias, experienciaProrrogacaoDias } = typed() as Readonly<Record<string, unknown>>
    if (posto && typeof experienciaDias !== 'number' && typeof experienciaProrrogacaoDias !== 'number')
      setFields(experienciaSugerida)
  }
  return (
    <>
      <DateInput source="dataPrevista" label="Data prevista de admissão" cols={6} />
      <SelectInput source="motivo" label="Motivo da vaga" options={opcoes.motivo} cols={6} />
      <SelectInput source="tipo" label="Tipo de admissão" options={opcoes.tipo} cols={6} />
      <SelectInput source="categoria" label="Categoria" options={opcoes.categoria} cols={6} />
      <PostoInput admissaoId={id} onPick={takeSalario} />
      <ReposicaoInput />
      <MoneyInput source="salarioCentavos" label="Salário" cols={4} helper="Sugerido pelo posto." />
      <IntegerInput
        source="experienciaDias"
        label="Experiência (dias)"
        cols={4}
        helper="Sugestão: 45 + 45 dias."
      />
      <IntegerInput
        source="experienciaProrrogacaoDias"
        label="Prorrogação (dias)"
        cols={4}
        helper="No máximo 90 no total."
      />
      <TextareaInput source="observacao" label="Observação" opcional rows={2} maxLength={255} />
    </>
  )
}

/** The usual contract: two periods of 45 days (CLT arts. 445 and 451). */
export const experienciaSugerida = { experienciaDias: 45, experienciaProrrogacaoDias: 45 } as const
