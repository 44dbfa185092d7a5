import Alert from '@mui/material/Alert'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useEffectEvent, useId, useRef, useState, type ChangeEvent } from 'react'
import { isData, maisDias } from '../../../lib/time/dia.ts'
import { deAte, diaComSemana } from '../../../lib/time/textos.ts'
import { formatDate } from '../../../lib/format.ts'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { FieldFrame } from '../../../ui/form/FieldFrame.tsx'
import { FormGrid } from '../../../ui/form/FormGrid.tsx'
import { useFieldValue, useSetFields } from '../../../ui/form/use-field.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import type { Motivo, Opcoes } from '../registro.ts'
import { campos } from '../rotulos.ts'
import { diasEntre, pedeFim } from './campos.ts'

interface QuandoProps {
  readonly motivo: Motivo | undefined
  readonly opcoes: Opcoes
}

/** From when to when: the days and the last day follow each other. */
export function Quando({ motivo, opcoes }: QuandoProps) {
  const comFim = !motivo || pedeFim(motivo)
  return (
    <Section title="Quando">
      <FormGrid>
        <DateInput source="inicio" label={campos.inicio} cols={4} />
        {comFim && <Dias />}
        {comFim && (
          <DateInput
            source="fim"
            label={campos.fim}
            opcional={motivo?.fim === 'aberto' || motivo?.campos.fim === 'opcional'}
            helper={motivo?.fim === 'aberto' && 'Em branco, se não há data de volta.'}
            cols={4}
          />
        )}
      </FormGrid>
      {!comFim && <PelaLei limite={motivo?.limite ?? null} />}
      <JaFora impedimentos={opcoes.impedimentos} />
    </Section>
  )
}

const PelaLei = ({ limite }: { readonly limite: number | null }) => (
  <Alert severity="info" icon={<Icon name="info" />}>
    {limite === null
      ? 'O último dia sai da lei e das datas: está na conta.'
      : `A lei dá ${limite} ${limite === 1 ? 'dia' : 'dias'}: o último está na conta.`}
  </Alert>
)

const MAXIMO = 999

/**
 * How many days: no field of its own, another way to say the last one. Kept where the first day is moved, unless the last
 * one was typed since.
 */
function Dias() {
  const id = useId()
  const inicio = useFieldValue('inicio')
  const fim = useFieldValue('fim')
  const setFields = useSetFields()
  const [pedidos, setPedidos] = useState<number | null>(null)
  const dias = diasEntre(inicio, fim)
  /** The last day that the number of days made. */
  const posto = useRef<string | null>(null)
  const porFim = (novo: string | null): void => {
    posto.current = novo
    setFields({ fim: novo })
  }
  const mudar = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const digitos = target.value.replace(/\D/g, '').slice(0, String(MAXIMO).length)
    const novos = digitos === '' ? null : Number(digitos)
    setPedidos(novos)
    if (isData(inicio)) porFim(novos ? maisDias(inicio, novos - 1) : null)
  }
  const seguir = useEffectEvent((novo: string) => {
    if (pedidos) porFim(maisDias(novo, pedidos - 1))
  })
  useEffect(() => {
    // Typed, or taken away: the days that were asked for are not those any more.
    if (fim !== posto.current && (isData(fim) || !fim)) setPedidos(null)
  }, [fim])
  const antes = useRef(inicio)
  useEffect(() => {
    if (antes.current !== inicio && isData(inicio)) seguir(inicio)
    antes.current = inicio
  }, [inicio])
  return (
    <FieldFrame id={id} label="Quantos dias" cols={4} helper={isData(fim) && `Até ${diaComSemana(fim)}.`}>
      <OutlinedInput
        id={id}
        value={dias ?? pedidos ?? ''}
        onChange={mudar}
        autoComplete="off"
        inputProps={{ inputMode: 'numeric' }}
      />
    </FieldFrame>
  )
}

const nomes = { ferias: 'Férias', afastamento: 'Afastamento' } as const

/** Days on which the person is away already. */
const JaFora = ({ impedimentos }: Pick<Opcoes, 'impedimentos'>) =>
  impedimentos.length > 0 && (
    <Alert severity="info" icon={<Icon name="calendario" />} sx={{ mt: 1.5 }}>
      <strong>Já está fora em:</strong>
      {impedimentos.map(({ inicio, fim, tipo }) => (
        <div key={`${tipo} ${inicio}`}>
          {`${nomes[tipo]}, ${fim === null ? `desde ${formatDate(inicio)}, sem data de volta` : deAte(inicio, fim)}`}
        </div>
      ))}
    </Alert>
  )
