import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { uploadFoto } from '@rh/domain/contract/conta'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { sendFile } from '../../lib/api/send-file.ts'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { perfilQuery, useFoto, type Perfil } from '../../lib/session/use-perfil.ts'
import { diaDe } from '../../lib/time/momento.ts'
import { FotoUpload } from '../../ui/upload/FotoUpload.tsx'

/** Who the person is here, with the photo. */
export function PessoaCard({ perfil }: { readonly perfil: Perfil }) {
  const queries = useQueryClient()
  const src = useFoto(perfil.id, perfil.foto)
  const reler = () => queries.invalidateQueries({ queryKey: perfilQuery.queryKey })
  return (
    <Card component="section" aria-label="Foto e acesso" sx={{ p: 1.5 }}>
      <FotoUpload
        nome={perfil.nome}
        src={src}
        upload={uploadFoto}
        onSend={async (arquivo, onProgress, signal) => {
          await sendFile('PUT /api/conta/foto', { arquivo, onProgress, signal })
          await reler()
          notify.success('Foto salva.')
        }}
        onRemove={async () => {
          await call('POST /api/conta/foto/remover')
          await reler()
          notify.success('Foto removida.')
        }}
      />
      <Box sx={{ px: 1.5, pb: 1.5, textAlign: 'center' }}>
        <Typography variant="h6" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {perfil.nome}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {perfil.usuario}
        </Typography>
      </Box>
      <Acessos perfil={perfil} />
    </Card>
  )
}

function Acessos({ perfil: { criadoEm, ultimoAcesso } }: { readonly perfil: Perfil }) {
  const fatos = [
    { label: 'Usuário desde', texto: formatDate(diaDe(criadoEm)) },
    ...(ultimoAcesso
      ? [
          {
            label: 'Acesso anterior',
            texto: `${formatDateTime(ultimoAcesso.em)}\n${ultimoAcesso.aparelho} · ${ultimoAcesso.ip}`,
          },
        ]
      : []),
  ]
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 1.5, m: 0, px: 1.5, pt: 2, pb: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      {fatos.map(({ label, texto }) => (
        <div key={label}>
          <Typography variant="caption" color="textSecondary" component="dt">
            {label}
          </Typography>
          <Typography
            variant="body2"
            component="dd"
            sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {texto}
          </Typography>
        </div>
      ))}
    </Box>
  )
}
