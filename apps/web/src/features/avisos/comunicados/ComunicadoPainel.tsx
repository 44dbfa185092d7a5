import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { situacoesDoComunicado } from '@rh/domain/comunicados/comunicado'
import { publicoDito } from '@rh/domain/comunicados/publico'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { baixarArquivo } from '../../../lib/api/download.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatDate, formatDateTime } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { PlainText } from '../../../ui/data/PlainText.tsx'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { SidePanel } from '../../../ui/page/SidePanel.tsx'
import { AnexoFicha } from '../../../ui/upload/AnexoFicha.tsx'
import { detalhesQuery, MOSTRAM_COMUNICADOS, type Detalhes, type Gestao } from './chamadas.ts'
import { pedidoDe } from './Linha.tsx'
import { Recibos } from './Recibos.tsx'

const ComunicadoDialog = lazyPart(
  'ComunicadoDialog',
  async () => (await import('./ComunicadoDialog.tsx')).ComunicadoDialog,
)

interface ComunicadoPainelProps {
  readonly id: number
  readonly onClose: () => void
}

/** A notice beside its list; opening it counts as reading it. */
export function ComunicadoPainel({ id, onClose }: ComunicadoPainelProps) {
  const { data, error, refetch } = useQuery(detalhesQuery(id))
  const [parte, setParte] = useState('texto')
  const { gestao } = data ?? {}
  const { contagens } = gestao ?? {}
  return (
    <SidePanel
      open
      title={data?.titulo ?? 'Comunicado'}
      subtitle={data && `${data.autor} · ${formatDate(data.mostrarDe)}`}
      status={
        data &&
        (data.situacao !== 'no_ar' || gestao) && <StatusChip {...situacoesDoComunicado[data.situacao]} />
      }
      {...(contagens && {
        tabs: {
          label: 'Partes do comunicado',
          list: [
            { id: 'texto', label: 'Comunicado' },
            { id: 'recibos', label: `Recibos (${contagens.lidos} de ${contagens.pessoas})` },
          ],
          current: parte,
          onChange: setParte,
        },
      })}
      onClose={onClose}
    >
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data && parte === 'texto' && <Texto comunicado={data} />}
      {data && parte === 'recibos' && <Recibos comunicado={data} />}
    </SidePanel>
  )
}

function Texto({ comunicado }: { readonly comunicado: Detalhes }) {
  const { id, lido, situacao, texto, anexos, edicoes, retirado, gestao } = comunicado
  const { mutate: ler } = useSubmit('POST /api/post/ler/:id', { invalidates: MOSTRAM_COMUNICADOS })
  const naoLido = !lido && situacao === 'no_ar'
  useEffect(() => {
    if (naoLido) ler({ params: { id } })
  }, [naoLido, ler, id])
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {retirado && (
        <Alert severity="warning">
          {`Retirado por ${retirado.por} em ${formatDateTime(retirado.em)}: ${retirado.motivo}`}
        </Alert>
      )}
      <PlainText>{texto}</PlainText>
      {anexos.length > 0 && (
        <Box
          component="ul"
          aria-label="Anexos"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {anexos.map((anexo) => (
            <li key={anexo.id}>
              <AnexoFicha
                anexo={anexo}
                onOpen={() => void baixarArquivo('GET /api/post/anexo/:id', { params: { id: anexo.id } })}
              />
            </li>
          ))}
        </Box>
      )}
      <Ciencia comunicado={comunicado} />
      {edicoes.length > 0 && <Anteriores edicoes={edicoes} />}
      {gestao && <Gerir comunicado={comunicado} gestao={gestao} />}
    </Box>
  )
}

/** "Li e estou ciente", of the words on the screen. */
function Ciencia({ comunicado }: { readonly comunicado: Detalhes }) {
  const { id, edicao, edicoes, pedeCiencia, cienteEm } = comunicado
  const queries = useQueryClient()
  const confirmar = useSubmit('POST /api/post/ciente/:id', {
    invalidates: MOSTRAM_COMUNICADOS,
    onSuccess: () => notify.success('A sua ciência está registrada.'),
  })
  if (cienteEm !== null)
    return <Alert severity="success">{`Você confirmou que leu em ${formatDateTime(cienteEm)}.`}</Alert>
  if (!pedeCiencia) return null
  return (
    <Alert
      severity="warning"
      sx={{ '& .MuiAlert-message': { display: 'grid', gap: 1.5, justifyItems: 'start' } }}
    >
      {`${pedidoDe(comunicado)}.${edicoes.length > 0 ? ' O texto foi corrigido desde a primeira publicação.' : ''}`}
      <Button
        variant="contained"
        loading={confirmar.isPending}
        startIcon={<Icon name="check-circulo" size={18} />}
        onClick={() =>
          confirmar.mutate(
            { params: { id }, body: { edicao } },
            {
              onError: (error) => {
                tellFailure(error)
                // The words may have changed on the way: those of now are what is asked of.
                void queries.invalidateQueries({ queryKey: detalhesQuery(id).queryKey })
              },
            },
          )
        }
      >
        Li e estou ciente
      </Button>
    </Alert>
  )
}

const Anteriores = ({ edicoes }: Pick<Detalhes, 'edicoes'>) => (
  <Box
    component="details"
    sx={{ '& summary': { cursor: 'pointer', py: 1, fontWeight: 600, fontSize: '0.875rem' } }}
  >
    <summary>
      {edicoes.length === 1 ? 'Como era antes da correção' : `${edicoes.length} textos anteriores`}
    </summary>
    {edicoes.map(({ edicao, titulo, texto, autor, em }) => (
      <Box key={edicao} sx={{ mt: 1.5, pl: 2, borderLeft: 2, borderColor: 'divider', fontSize: '0.875rem' }}>
        <Typography variant="body2" color="textSecondary">{`${autor}, ${formatDateTime(em)}`}</Typography>
        <Typography variant="subtitle2" component="p">
          {titulo}
        </Typography>
        <PlainText>{texto}</PlainText>
      </Box>
    ))}
  </Box>
)

/** For whom it is and what who answers for it may do. */
function Gerir({ comunicado, gestao }: { readonly comunicado: Detalhes; readonly gestao: Gestao }) {
  const { id, mostrarAte } = comunicado
  const [aberto, setAberto] = useState<'corrigir' | 'retirar' | null>(null)
  const retirar = useSubmit('POST /api/post/retirar/:id', {
    invalidates: MOSTRAM_COMUNICADOS,
    onSuccess: () => {
      setAberto(null)
      notify.info('O comunicado saiu do ar.')
    },
  })
  const publico = publicoDito({ ...gestao, contratos: gestao.contratos.map(({ value }) => value) })
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary">
        {`Para: ${publico}${mostrarAte === null ? '' : `, até ${formatDate(mostrarAte)}`}`}
        {gestao.contratos.length > 0 && `: ${gestao.contratos.map(({ label }) => label).join('; ')}`}
      </Typography>
      {gestao.podeCorrigir && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" color="inherit" onClick={() => setAberto('corrigir')}>
            Corrigir
          </Button>
          <Button color="error" onClick={() => setAberto('retirar')}>
            Retirar do ar
          </Button>
        </Box>
      )}
      {aberto === 'corrigir' && (
        <ComunicadoDialog comunicado={{ ...comunicado, gestao }} onClose={() => setAberto(null)} />
      )}

      <ConfirmDialog
        open={aberto === 'retirar'}
        title="Retirar este comunicado?"
        text="Ninguém mais o lê. O texto e os recibos continuam guardados."
        confirmLabel="Retirar"
        tone="error"
        reason={{ label: 'Motivo', min: 5 }}
        onConfirm={(motivo) =>
          retirar.mutateAsync({ params: { id }, body: { versao: gestao.versao, motivo } })
        }
        onClose={() => setAberto(null)}
      />
    </Box>
  )
}
