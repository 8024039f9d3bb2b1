import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './kit/tokens.css';
import './kit/base.css';
import { App } from './app/App.tsx';
import { followSettings } from './app/settings.ts';

followSettings();
// Beside the page rather than before it: until they are here the system's own letters stand in.
void import('./kit/fonts.ts');

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
