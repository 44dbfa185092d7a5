import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { MAXIMO_DE_ASSINATURAS } from '@rh/domain/calendario/tipos'
import { setorOf } from '@rh/domain/setores/setores'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import type { ReplyOf } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { formatDate, formatRelative } from '../../lib/format.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { notify } from '../../lib/notify.ts'
import { diaDe } from '../../lib/time/momento.ts'
import { CopyText } from '../../ui/data/CopyText.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { FilterControl } from '../../ui/table/filter/FilterControl.tsx'
import { useMedia } from '../../theme/use-is-phone.ts'
import type { Calendario } from './dias.ts'

type Assinatura = ReplyOf<'GET /api/calendar/assinaturas'>['results'][number]

interface AssinarDialogProps {
  readonly calendario: Calendario
  readonly onClose: () => void
}

/** Subscriptions: the link for another program, told once, and those in force, each to be revoked. */
export function AssinarDialog({ calendario, onClose }: AssinarDialogProps) {
  const id = useId()
  const isPhone = useMedia('(max-width: 599.95px)')
  const { data, error, refetch } = useQuery(query('GET /api/calendar/assinaturas'))
  return (
    <Dialog open fullWidth fullScreen={isPhone} maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>Assinar este calendário</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          O link mostra o calendário no seu celular ou em outro programa de agenda, sempre atualizado. Quem
          tem o link lê sem senha: não o repasse. Ele para de valer quando você o revoga ou perde o acesso.
        </Typography>
        <Nova contratos={calendario.contratos} cheio={(data?.results.length ?? 0) >= MAXIMO_DE_ASSINATURAS} />
        <Typography variant="subtitle2" component="h3" sx={{ mt: 3, mb: 1 }}>
          Assinaturas em vigor
        </Typography>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton height={56} />}
        {data?.results.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            Nenhuma ainda.
          </Typography>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data?.results.map((assinatura) => (
            <Uma key={assinatura.id} {...assinatura} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  )
}

interface NovaProps {
  readonly contratos: Calendario['contratos']
  readonly cheio: boolean
}

/** Makes a link and shows it this once. */
function Nova({ contratos, cheio }: NovaProps) {
  const setor = useSetor()
  const [contrato, setContrato] = useState('')
  const [link, setLink] = useState<string | null>(null)
  const criar = useSubmit('POST /api/calendar/assinaturas', {
    invalidates: ['GET /api/calendar/assinaturas'],
  })
  if (link !== null)
    return (
      <Alert severity="success" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
        Copie agora: por segurança, o link não aparece de novo.
        <Box component="code" sx={{ display: 'block', my: 1, overflowWrap: 'anywhere', fontSize: '0.75rem' }}>
          {link}
        </Box>
        <CopyText text={link}>Copiar o link</CopyText>
      </Alert>
    )
  return (
    <>
      <FilterControl
        field={{ kind: 'lookup', filtro: 'contrato', label: 'Contrato', options: contratos }}
        filtros={{ contrato }}
        onChange={(mudanca) => setContrato(mudanca['contrato'] ?? '')}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 2 }}>
        Sem contrato, quem vê a empresa toda recebe só contagens; férias e ausências de cada pessoa vão no
        link de um contrato. O motivo de uma ausência não sai do sistema.
      </Typography>
      <Button
        variant="contained"
        disabled={criar.isPending || cheio}
        onClick={() =>
          void criar
            .mutateAsync({
              body: { setor, contratoId: contrato === '' ? null : Number(contrato), tipos: [] },
            })
            .then(({ caminho }) => setLink(`${window.location.origin}${caminho}`), tellFailure)
        }
      >
        Criar link
      </Button>
      {cheio && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Você já tem {MAXIMO_DE_ASSINATURAS} assinaturas. Revogue uma que não usa mais.
        </Typography>
      )}
    </>
  )
}

function Uma({ id, setor, contrato, criadaEm, lidaEm }: Assinatura) {
  const revogar = useSubmit('POST /api/calendar/assinaturas/revogar/:id', {
    invalidates: ['GET /api/calendar/assinaturas'],
  })
  const nome = `${setorOf(setor).label} · ${contrato ?? 'todos os contratos'}`
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {nome}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Criada em {formatDate(diaDe(criadaEm))},{' '}
          {lidaEm === null ? 'ainda não lida' : `lida ${formatRelative(lidaEm)}`}
        </Typography>
      </Box>
      <Button
        size="small"
        color="error"
        aria-label={`Revogar: ${nome}`}
        disabled={revogar.isPending}
        onClick={() =>
          void revogar
            .mutateAsync({ params: { id } })
            .then(() => notify.info('Revogada: o link não vale mais.'), tellFailure)
        }
      >
        Revogar
      </Button>
    </Box>
  )
}
