import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { estadosDaDevolucao, pecasDeUmaVez } from '@rh/domain/colaborador/uniforme'
import { entregaDoEstoque } from '@rh/domain/estoque/formularios'
import { useQuery } from '@tanstack/react-query'
import { saveFile } from '../../lib/api/download.ts'
import { query, type Read } from '../../lib/api/query.ts'
import type { ReplyOf } from '../../lib/api/api.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { formatDate } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { hojeNaEmpresa } from '../../lib/time/hoje.ts'
import { z } from '../../lib/zod-pt.ts'
import { DownloadButton } from '../../ui/data/DownloadButton.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { AsyncComboInput } from '../../ui/form/inputs/ComboInput.tsx'
import { DateInput } from '../../ui/form/inputs/DateInput.tsx'
import { IntegerInput } from '../../ui/form/inputs/NumberInput.tsx'
import { opcoesDe } from '../../ui/form/inputs/option.ts'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import { TextareaInput } from '../../ui/form/inputs/TextInput.tsx'
import { useFieldValue, useSetFields } from '../../ui/form/use-field.ts'
import { LocalEscolhido, SemBaixaInput } from '../processo/estoque/SaidaCampos.tsx'
import { MOSTRAM_ESTOQUE } from './chamadas.ts'
import { Linhas } from './Linhas.tsx'

interface DialogoProps {
  readonly onClose: () => void
}

type Achados = ReplyOf<'GET /api/busca'>
const LETRAS_MIN = 2
const NINGUEM: Achados = { colaboradores: [], processos: [] }

const buscar = (texto: string): Read<Achados> => {
  const q = texto.trim().slice(0, 60)
  return q.length < LETRAS_MIN
    ? { queryKey: ['GET /api/busca', 'ninguém'], queryFn: () => NINGUEM }
    : query('GET /api/busca', { query: { q } })
}

interface PessoaProps {
  readonly onPick?: () => void
}

/** Whom the pieces are for, or from. */
const Pessoa = ({ onPick }: PessoaProps) => (
  <AsyncComboInput
    source="colaboradorId"
    label="Pessoa"
    placeholder="Nome ou matrícula"
    noOptions="Ninguém encontrado: digite ao menos duas letras"
    search={buscar}
    toOptions={({ colaboradores }) =>
      colaboradores.map(({ id, nome, matricula, cargo, posto }) => ({
        value: id,
        label: nome,
        detail: `${matricula} · ${cargo} · ${posto}`,
      }))
    }
    cols={12}
    {...(onPick && { onPick })}
  />
)

const uniformesQuery = (id: number) =>
  query('GET /api/colaborador/uniformes/:id', { params: { id: String(id) }, query: {} })

function useDaPessoa() {
  const id = useFieldValue('colaboradorId')
  const valido = typeof id === 'number'
  const lida = useQuery({ ...uniformesQuery(valido ? id : 0), enabled: valido })
  return { id: valido ? id : null, lida }
}

/** Several pieces to one person, with a receipt to be signed. */
export function EntregarDialog({ onClose }: DialogoProps) {
  const entregar = useSubmit('POST /api/product/entregar', { invalidates: MOSTRAM_ESTOQUE })
  return (
    <FormDialog
      title="Entregar"
      text="As peças saem do estoque do local. EPI sem CA, ou com o CA vencido, não se entrega (NR-6)."
      schema={entregaDoEstoque}
      defaultValues={{ entregueEm: hojeNaEmpresa(), pecas: [{ quantidade: 1, tamanho: '' }] }}
      submitLabel="Entregar"
      sending="Entregando…"
      maxWidth="md"
      onSubmit={async (body) => {
        const { reciboId } = await entregar.mutateAsync({ body })
        notify.success('Entrega registrada. O recibo espera a assinatura.', {
          action: {
            label: 'Imprimir recibo',
            onClick: () => void saveFile('GET /api/product/recibo/:id', { params: { id: String(reciboId) } }),
          },
        })
      }}
      onClose={onClose}
    >
      <Pessoa />
      <DateInput source="entregueEm" label="Entregue em" max={hojeNaEmpresa()} cols={6} />
      <LocalEscolhido />
      <PecasDaPessoa />
      <SemBaixaInput />
      <TextareaInput source="observacao" label="Observação" rows={2} maxLength={255} opcional />
    </FormDialog>
  )
}

function PecasDaPessoa() {
  const { lida } = useDaPessoa()
  const tamanhoDe = (itemId: number): string | null =>
    lida.data?.itens.find(({ id }) => id === itemId)?.tamanho ?? null
  return <Linhas source="pecas" local="localId" tamanhoDe={tamanhoDe} max={40} />
}

const volta = z.object({
  colaboradorId: z.int('Escolha a pessoa'),
  localId: z.int('Escolha o local'),
  devolvidoEm: z.iso.date('Informe uma data válida (dd/mm/aaaa)'),
  /** Deliveries that come back, by id. */
  pecas: z.record(
    z.string(),
    z
      .object({
        vem: z.boolean(),
        versao: z.int(),
        /** How many the person has. */
        tem: z.int(),
        quantidade: pecasDeUmaVez,
        estado: z.string(),
      })
      .refine(({ vem, tem, quantidade }) => !vem || quantidade <= tem, {
        path: ['quantidade'],
        error: ({ input }) => `A pessoa tem ${(input as { readonly tem: number }).tem}`,
      }),
  ),
})

/** What a person gives back: good pieces go into the stock, the others are thrown away. */
export function DevolverDialog({ onClose }: DialogoProps) {
  const devolver = useSubmit('POST /api/product/devolver', { invalidates: MOSTRAM_ESTOQUE })
  return (
    <FormDialog
      title="Devolução"
      text="O que volta em bom estado entra no estoque; o que volta gasto ou danificado é descartado."
      schema={volta.refine(({ pecas }) => Object.values(pecas).some(({ vem }) => vem), {
        path: ['colaboradorId'],
        message: 'Marque ao menos uma peça que volta',
      })}
      defaultValues={{ devolvidoEm: hojeNaEmpresa(), pecas: {} }}
      submitLabel="Registrar devolução"
      maxWidth="md"
      onSubmit={async ({ pecas, ...body }) => {
        await devolver.mutateAsync({
          body: {
            ...body,
            pecas: Object.entries(pecas)
              .filter(([, { vem }]) => vem)
              .map(([id, { versao, quantidade, estado }]) => ({
                entregaId: Number(id.slice(1)),
                versao,
                quantidade,
                estado: estado as keyof typeof estadosDaDevolucao,
              })),
          },
        })
        notify.success('Devolução registrada.')
      }}
      onClose={onClose}
    >
      <QuemDevolve />
      <LocalEscolhido label="Volta para" />
      <DateInput source="devolvidoEm" label="Devolvido em" max={hojeNaEmpresa()} cols={6} />
      <EmMaos />
    </FormDialog>
  )
}

/** What was ticked of one person is not given back by another. */
function QuemDevolve() {
  const setFields = useSetFields()
  return <Pessoa onPick={() => setFields({ pecas: {} })} />
}

function EmMaos() {
  const { id, lida } = useDaPessoa()
  if (id === null) return null
  if (lida.isError && !lida.data) return <ErrorState error={lida.error} onRetry={lida.refetch} />
  if (!lida.data) return <Skeleton variant="rounded" height={120} sx={{ gridColumn: '1 / -1' }} />
  const emMaos = lida.data.results.filter(({ devolvidoEm }) => devolvidoEm === null)
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1 }}>
      {emMaos.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Esta pessoa não tem peças por devolver.
        </Typography>
      )}
      {emMaos.map((entrega) => (
        <PecaQueVolta key={entrega.id} entrega={entrega} />
      ))}
      <Box>
        <DownloadButton
          size="small"
          chamada="GET /api/product/ficha/:id"
          alvo={{ params: { id: String(id) } }}
        >
          Ficha de EPI
        </DownloadButton>
      </Box>
    </Box>
  )
}

type Entrega = ReplyOf<'GET /api/colaborador/uniformes/:id'>['results'][number]

function PecaQueVolta({ entrega }: { readonly entrega: Entrega }) {
  const { id, versao, quantidade, item, tamanho, entregueEm } = entrega
  const campo = `pecas.e${id}`
  const setFields = useSetFields()
  const vem = useFieldValue(`${campo}.vem`) === true
  return (
    <Box
      component="fieldset"
      aria-label={`${item} ${tamanho}`}
      sx={{
        m: 0,
        minWidth: 0,
        px: 2,
        py: 1,
        border: 1,
        borderColor: vem ? 'primary.main' : 'divider',
        borderRadius: '12px',
      }}
    >
      <FormControlLabel
        label={`${quantidade} × ${item} ${tamanho}, de ${formatDate(entregueEm)}`}
        control={
          <Checkbox
            checked={vem}
            onChange={({ target }) =>
              setFields({
                [campo]: { vem: target.checked, versao, tem: quantidade, quantidade, estado: 'bom' },
              })
            }
          />
        }
      />
      {vem && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '140px 1fr' }, mt: 1 }}>
          <IntegerInput source={`${campo}.quantidade`} label="Quantas voltam" max={2} />
          <SelectInput
            source={`${campo}.estado`}
            label="Como voltou"
            options={opcoesDe(estadosDaDevolucao)}
          />
        </Box>
      )}
    </Box>
  )
}
