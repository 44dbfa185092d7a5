import { AdmissaoView } from './AdmissaoView.tsx'

/** `visualizar/:id`: the admission with what this person may do now. */
export const Component = () => <AdmissaoView readOnly={false} />
