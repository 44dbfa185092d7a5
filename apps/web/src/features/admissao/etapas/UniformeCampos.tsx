import Typography from '@mui/material/Typography'
import { asRows, type RawValue } from '@rh/domain/processo/raw-form'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ReplyOf } from '../../../lib/api/api.ts'
import { query } from '../../../lib/api/query.ts'
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx'
import { SegmentField } from '../../../ui/form/inputs/SegmentInput.tsx'
import { SelectField } from '../../../ui/form/inputs/SelectInput.tsx'
import { useFieldError, useFieldValue, useSetFields } from '../../../ui/form/use-field.ts'
import type { CamposProps } from './props.ts'

/** Sizes that stand side by side in a line, half of one for the letters; more of them open as a list. */
const A_VISTA = 13
const MEIA_LINHA = 7

/** One size for every piece of the post's kit. */
export function UniformeCampos({ dados }: CamposProps) {
  const postoId = dados.vaga?.postoId
  const escolhido = typeof postoId === 'number'
  const tamanhos = asRows(useFieldValue('tamanhos') as RawValue | undefined)
  const setFields = useSetFields()
  const { data, isError, refetch } = useQuery({
    ...query('GET /api/admissao/uniformes', { query: { postoId: escolhido ? String(postoId) : '' } }),
    enabled: escolhido,
  })
  if (!escolhido) return <Aviso>Escolha o posto na primeira etapa: o uniforme é o do posto.</Aviso>
  if (isError && !data)
    return (
      <Aviso>
        <ErrorLine onRetry={refetch}>Não foi possível ver o kit do posto.</ErrorLine>
      </Aviso>
    )
  if (!data) return <Aviso>Buscando o kit do posto…</Aviso>
  const pecas = data.results
  if (pecas.length === 0)
    return <Aviso>Este posto não tem kit de uniforme cadastrado. Siga para a próxima etapa.</Aviso>
  const escolher = (itemId: number, tamanho: string | null): void => {
    const outros = tamanhos.filter((linha) => linha['itemId'] !== itemId)
    setFields({ tamanhos: tamanho === null ? outros : [...outros, { itemId, tamanho }] })
  }
  return pecas.map((peca) => (
    <PecaSelect
      key={peca.codigo}
      peca={peca}
      tamanho={tamanhos.find((linha) => linha['itemId'] === Number(peca.codigo))?.['tamanho']}
      onChange={(tamanho) => escolher(Number(peca.codigo), tamanho)}
    />
  ))
}

interface PecaSelectProps {
  readonly peca: ReplyOf<'GET /api/admissao/uniformes'>['results'][number]
  readonly tamanho: unknown
  readonly onChange: (tamanho: string | null) => void
}

function PecaSelect({ peca, tamanho, onChange }: PecaSelectProps) {
  const { codigo, label, detalhe, quantidade, tamanhos } = peca
  const source = `tamanhos.${codigo}`
  const error = useFieldError(source)
  const props = {
    source,
    error,
    label,
    helper: `${detalhe ?? ''} · ${quantidade ?? 1} ${quantidade === 1 ? 'unidade' : 'unidades'}`,
    cols: tamanhos.length <= MEIA_LINHA || tamanhos.length > A_VISTA ? 6 : 12,
    value: typeof tamanho === 'string' ? tamanho : '',
    options: tamanhos.map((um) => ({ value: um, label: um })),
    onChange,
  }
  return tamanhos.length <= A_VISTA ? <SegmentField {...props} /> : <SelectField {...props} />
}

const Aviso = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="body2" component="div" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
    {children}
  </Typography>
)
