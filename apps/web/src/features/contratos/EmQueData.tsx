import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { data as dataSchema } from '@rh/domain/br/campos'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { z } from '../../lib/zod-pt.ts'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useFieldValue } from '../../ui/form/use-field.ts'
import type { Contrato } from './queries.ts'

export const PARAMETRO_DATA = 'data'

const schema = z.object({ data: dataSchema })

/** The day that the page speaks of, kept in the address so that it can be sent to a colleague. */
export function EmQueData({ contrato: { data, inicio, termino } }: { readonly contrato: Contrato }) {
  const [, setSearch] = useSearchParams()
  const irPara = (nova: string | null): void =>
    setSearch(
      (search) => {
        if (nova === null) search.delete(PARAMETRO_DATA)
        else search.set(PARAMETRO_DATA, nova)
        return search
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Box sx={{ width: 176 }}>
        <Form
          key={data}
          schema={schema}
          defaultValues={{ data }}
          guarded={false}
          onSubmit={(valores) => irPara(valores.data)}
        >
          <DateInput source="data" label="Em que data" min={inicio} max={data > termino ? data : termino} />
          <Escolhida data={data} inicio={inicio} termino={termino} onChange={irPara} />
        </Form>
      </Box>
      <Box sx={{ display: 'flex', columnGap: 1, mb: { xs: 1, sm: 0 }, ml: { xs: -1.25, sm: 0 } }}>
        <Button size="small" color="inherit" onClick={() => irPara(null)}>
          Hoje
        </Button>
        <Button size="small" color="inherit" onClick={() => irPara(termino)}>
          Último dia
        </Button>
      </Box>
    </Box>
  )
}

interface EscolhidaProps extends Pick<Contrato, 'data' | 'inicio' | 'termino'> {
  readonly onChange: (data: string) => void
}

/** Goes to the day once it is whole and within the contract: a date half typed is none yet. */
function Escolhida({ data, inicio, termino, onChange }: EscolhidaProps) {
  const valor = useFieldValue('data')
  const ir = useEffectEvent(onChange)
  useEffect(() => {
    const inteira = typeof valor === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(valor)
    if (inteira && valor !== data && valor >= inicio && valor <= termino) ir(valor)
  }, [valor, data, inicio, termino])
  return null
}
