import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { textoObrigatorio } from '@rh/domain/br/campos'
import {
  efeitosDasOcorrencias,
  ocorrenciaDeFerias,
  ocorrenciasDaFicha,
  type TipoDaFicha,
} from '@rh/domain/colaborador/ocorrencia-de-ferias'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { formatDate } from '../../lib/format.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { z } from '../../lib/zod-pt.ts'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import { TextareaInput } from '../../ui/form/inputs/TextInput.tsx'
import { useFieldValue, useFormValues } from '../../ui/form/use-field.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { Contados, Ficha, OcorrenciaDeFerias } from './queries.ts'
import { useSalvar } from './use-salvar.ts'

const alem = ['GET /api/colaborador/ferias/:id'] as const

interface OcorrenciaDialogProps {
  readonly ficha: Ficha
  readonly onClose: () => void
}

/** Registers what moved the acquisition periods, or made one be lost, with the periods before and after it. */
export function OcorrenciaDialog({ ficha, onClose }: OcorrenciaDialogProps) {
  const registrar = useSalvar('POST /api/colaborador/ferias/ocorrencia', {
    feito: 'Ocorrência registrada.',
    alem,
  })
  return (
    <FormDialog
      title="Registrar perda ou suspensão"
      text="O que muda a contagem dos períodos aquisitivos. Fica na ficha com o seu nome e pode ser desfeito, com um lançamento contrário."
      schema={ocorrenciaDeFerias}
      defaultValues={{ motivo: '' }}
      submitLabel="Registrar"
      maxWidth="md"
      onSubmit={(dados) => registrar({ body: { id: ficha.id, dados } })}
      onClose={onClose}
    >
      <Tipo />
      <DateInput source="inicio" label="Primeiro dia" cols={4} />
      <DateInput source="fim" label="Último dia" cols={4} />
      <DateInput
        source="retorno"
        label="Volta ao trabalho"
        helper="Em branco, no dia seguinte ao último"
        opcional
        cols={4}
      />
      <TextareaInput
        source="motivo"
        label="Motivo"
        rows={2}
        maxLength={255}
        placeholder="Documento e onde está guardado"
      />
      <AntesEDepois id={ficha.id} />
    </FormDialog>
  )
}

const tipos = Object.entries(ocorrenciasDaFicha).map(([value, label]) => ({ value, label }))

const isTipo = (valor: unknown): valor is TipoDaFicha =>
  typeof valor === 'string' && Object.hasOwn(ocorrenciasDaFicha, valor)

function Tipo() {
  const tipo = useFieldValue('tipo')
  return (
    <SelectInput
      source="tipo"
      label="O que aconteceu"
      options={tipos}
      helper={isTipo(tipo) ? efeitosDasOcorrencias[tipo] : undefined}
    />
  )
}

const PAUSA_MS = 400

/** The periods as the dates that are typed would leave them. */
function AntesEDepois({ id }: { readonly id: number }) {
  const valores = useDebounced(useFormValues(), PAUSA_MS)
  // The reason is asked for at the end: the count need not wait for it.
  const lido = ocorrenciaDeFerias.safeParse({ ...valores, motivo: 'Verificação' })
  const { data, error } = useQuery({
    queryKey: ['POST /api/colaborador/ferias/ocorrencia/verificar', id, lido.data],
    queryFn: ({ signal }) =>
      lido.success
        ? call('POST /api/colaborador/ferias/ocorrencia/verificar', {
            body: { id, dados: lido.data },
            signal,
          })
        : null,
    enabled: lido.success,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <Box sx={{ gridColumn: '1 / -1' }} aria-live="polite">
      {lido.success && error && (
        <Alert severity="warning" icon={<Icon name="alerta" />}>
          {error.message}
        </Alert>
      )}
      {lido.success && !error && data && <Comparados {...data} />}
    </Box>
  )
}

const Tabela = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th': { textAlign: 'start', fontWeight: 600, padding: '6px 8px 6px 0' },
  '& td': {
    verticalAlign: 'top',
    padding: '8px 8px 8px 0',
    borderTop: `1px solid ${vars.palette.divider}`,
    fontVariantNumeric: 'tabular-nums',
  },
  '& td[data-mudou="true"]': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 400, color: vars.palette.text.secondary },
}))

function Comparados({ antes, depois, impedimento }: Contados) {
  const linhas = Array.from({ length: Math.max(antes.length, depois.length) }, (_, i) => [
    antes[i],
    depois[i],
  ])
  const mudaram = linhas.filter(([um, outro]) => !isIgual(um, outro))
  if (impedimento !== null)
    return (
      <Alert severity="error" icon={<Icon name="alerta" />}>
        {impedimento}
      </Alert>
    )
  if (mudaram.length === 0)
    return (
      <Alert severity="info" icon={<Icon name="info" />}>
        Nenhum período muda. O registro fica guardado e conta com os próximos.
      </Alert>
    )
  return (
    <>
      <Typography variant="subtitle2" component="p" sx={{ mb: 0.5 }}>
        {mudaram.length === 1 ? '1 período muda' : `${mudaram.length} períodos mudam`}
      </Typography>
      <Tabela>
        <thead>
          <tr>
            <th scope="col">Antes</th>
            <th scope="col">Depois</th>
          </tr>
        </thead>
        <tbody>
          {mudaram.map(([um, outro]) => (
            <tr key={`${um?.aquisitivoInicio} ${outro?.aquisitivoInicio}`}>
              <td>{um ? <Periodo periodo={um} /> : 'Não havia'}</td>
              <td data-mudou>{outro ? <Periodo periodo={outro} /> : 'Sai da contagem'}</td>
            </tr>
          ))}
        </tbody>
      </Tabela>
    </>
  )
}

type Contado = Contados['depois'][number]

const isIgual = (um: Contado | undefined, outro: Contado | undefined): boolean =>
  um?.aquisitivoInicio === outro?.aquisitivoInicio &&
  um?.aquisitivoFim === outro?.aquisitivoFim &&
  um?.perdido === outro?.perdido &&
  um?.saldo === outro?.saldo

const Periodo = ({ periodo }: { readonly periodo: Contado }) => (
  <>
    {formatDate(periodo.aquisitivoInicio)} a {formatDate(periodo.aquisitivoFim)}
    <small>
      {periodo.perdido
        ? 'Perdido'
        : periodo.completo
          ? `${periodo.saldo} ${periodo.saldo === 1 ? 'dia' : 'dias'} de saldo`
          : 'Em formação'}
    </small>
    {periodo.motivo && <small>{periodo.motivo}</small>}
  </>
)

const desfazer = z.object({ motivo: textoObrigatorio(255, 10) })

/** Takes an occurrence back, with its reason. */
export function DesfazerOcorrenciaDialog({
  ficha,
  ocorrencia: { id: ocorrenciaId, tipo, inicio, fim },
  onClose,
}: OcorrenciaDialogProps & { readonly ocorrencia: OcorrenciaDeFerias }) {
  const salvar = useSalvar('POST /api/colaborador/ferias/ocorrencia/desfazer', {
    feito: 'Ocorrência desfeita.',
    alem,
  })
  return (
    <FormDialog
      title="Desfazer a ocorrência"
      text={`${ocorrenciasDaFicha[tipo]}, de ${formatDate(inicio)} a ${formatDate(fim)}. Os períodos voltam a ser contados sem ela; o registro e o lançamento contrário ficam na ficha.`}
      schema={desfazer}
      defaultValues={{ motivo: '' }}
      submitLabel="Desfazer"
      maxWidth="xs"
      onSubmit={({ motivo }) => salvar({ body: { id: ficha.id, ocorrenciaId, motivo } })}
      onClose={onClose}
    >
      <TextareaInput source="motivo" label="Motivo" maxLength={255} />
    </FormDialog>
  )
}
