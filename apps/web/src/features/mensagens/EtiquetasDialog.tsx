import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Etiqueta as EtiquetaDaPessoa } from '@rh/domain/contract/mail'
import { coresDeEtiqueta, type CorDeEtiqueta } from '@rh/domain/kanban/kanban'
import { NOME_DA_ETIQUETA_MAXIMO } from '@rh/domain/mensagens/limites'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { latest } from '../../lib/api/latest.ts'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx'
import { z } from '../../lib/zod-pt.ts'
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { SelectInput } from '../../ui/form/inputs/SelectInput.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Etiqueta } from '../processo/Etiqueta.tsx'
import { etiquetasQuery, lerDeNovo } from './chamadas.ts'

const cores = Object.entries(coresDeEtiqueta).map(([value, { label }]) => ({ value, label }))
const schema = z.object({
  nome: z.string().trim().min(1, 'Campo obrigatório').max(NOME_DA_ETIQUETA_MAXIMO),
  cor: z.enum(Object.keys(coresDeEtiqueta) as [CorDeEtiqueta, ...CorDeEtiqueta[]]),
})

/** The labels of the person: made, changed and thrown away here. */
export function EtiquetasDialog({ onClose }: { readonly onClose: () => void }) {
  const titulo = useId()
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery(etiquetasQuery)
  const [mudando, setMudando] = useState<EtiquetaDaPessoa | 'nova' | null>(null)
  const [excluindo, setExcluindo] = useState<EtiquetaDaPessoa | null>(null)
  const excluir = async ({ id, versao }: EtiquetaDaPessoa): Promise<void> => {
    setExcluindo(null)
    try {
      await call('POST /api/mail/etiquetas/excluir/:id', { params: { id }, body: { versao } })
    } catch (error) {
      tellFailure(error)
    }
    lerDeNovo(queries)
  }
  return (
    <>
      <Dialog open fullWidth maxWidth="xs" aria-labelledby={titulo} onClose={onClose}>
        <DialogTitle id={titulo}>Etiquetas</DialogTitle>
        <DialogContent>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            Só você as vê, nas suas mensagens.
          </Typography>
          {isError && !data && (
            <ErrorLine onRetry={refetch}>Não foi possível ver as suas etiquetas.</ErrorLine>
          )}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data?.etiquetas.map((uma) => (
              <Linha
                key={uma.id}
                etiqueta={uma}
                onMudar={() => setMudando(uma)}
                onExcluir={() => setExcluindo(uma)}
              />
            ))}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button startIcon={<Icon name="mais" size={18} />} onClick={() => setMudando('nova')}>
            Nova etiqueta
          </Button>
          <Box sx={{ flex: 1 }} />
          <Button color="inherit" onClick={onClose}>
            Fechar
          </Button>
        </DialogActions>
      </Dialog>
      {mudando !== null && (
        <EtiquetaDialog
          etiqueta={mudando === 'nova' ? null : latest(data?.etiquetas, mudando)}
          onClose={() => setMudando(null)}
        />
      )}
      <ConfirmDialog
        open={excluindo !== null}
        title={`Excluir a etiqueta ${excluindo?.nome ?? ''}?`}
        text="As mensagens ficam, sem ela."
        confirmLabel="Excluir"
        tone="error"
        onConfirm={() => excluindo && void excluir(excluindo)}
        onClose={() => setExcluindo(null)}
      />
    </>
  )
}

interface LinhaProps {
  readonly etiqueta: EtiquetaDaPessoa
  readonly onMudar: () => void
  readonly onExcluir: () => void
}

const Linha = ({ etiqueta: { nome, cor }, onMudar, onExcluir }: LinhaProps) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.5 }}>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Etiqueta nome={nome} cor={cor} />
    </Box>
    <IconButton aria-label={`Mudar ${nome}`} onClick={onMudar}>
      <Icon name="editar" size={18} />
    </IconButton>
    <IconButton aria-label={`Excluir ${nome}`} onClick={onExcluir}>
      <Icon name="excluir" size={18} />
    </IconButton>
  </Box>
)

interface EtiquetaDialogProps {
  /** As it was read last; null for a new one. */
  readonly etiqueta: EtiquetaDaPessoa | null
  readonly onClose: () => void
}

/** Name and colour of a label. */
function EtiquetaDialog({ etiqueta, onClose }: EtiquetaDialogProps) {
  const queries = useQueryClient()
  const salvar = async (body: z.output<typeof schema>): Promise<void> => {
    try {
      await (etiqueta === null
        ? call('POST /api/mail/etiquetas', { body })
        : call('PUT /api/mail/etiquetas/:id', {
            params: { id: etiqueta.id },
            body: { ...body, versao: etiqueta.versao },
          }))
    } finally {
      // Changed in another tab meanwhile, the next try is made over what there is.
      lerDeNovo(queries)
    }
  }
  return (
    <FormDialog
      title={etiqueta === null ? 'Nova etiqueta' : 'Mudar etiqueta'}
      maxWidth="xs"
      schema={schema}
      defaultValues={
        etiqueta === null ? { nome: '', cor: 'azul' } : { nome: etiqueta.nome, cor: etiqueta.cor }
      }
      submitLabel={etiqueta === null ? 'Criar etiqueta' : 'Salvar'}
      onSubmit={salvar}
      onClose={onClose}
    >
      <TextInput source="nome" label="Nome" maxLength={NOME_DA_ETIQUETA_MAXIMO} />
      <SelectInput source="cor" label="Cor" options={cores} />
    </FormDialog>
  )
}
